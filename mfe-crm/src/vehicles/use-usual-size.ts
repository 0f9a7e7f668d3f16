import { useDebounced } from '@clearcoat/ui/core';
import { useQuery } from '@tanstack/react-query';
import { usualSizeQuery } from './vehicles-api';

/** Usual size of a model; undefined while unknown. */
export function useUsualSize(make: string, model: string): string | undefined {
  const [ofMake, ofModel] = [useDebounced(make.trim()), useDebounced(model.trim())];
  const isTyping = ofMake !== make.trim() || ofModel !== model.trim();
  const { data } = useQuery({ ...usualSizeQuery(ofMake, ofModel), enabled: ofModel !== '' });
  if (isTyping) return undefined;
  return ofModel === '' ? '' : data;
}
