import { Button } from '@clearcoat/ui/core';
import { useRef, type ChangeEvent } from 'react';
import type { PhotoKind } from '../shared/job-area';

interface AddPhotosProps {
  kind: PhotoKind;
  isSending: boolean;
  disabled: boolean;
  onChoose: (files: File[]) => void;
}

/** Opens the camera or the gallery of a phone; several photos can be chosen. */
export function AddPhotos({ kind, isSending, disabled, onChoose }: AddPhotosProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    if (files.length > 0) onChoose(files);
    // Without the reset, choosing the same file again would not fire a change event.
    target.value = '';
  };
  return (
    <>
      <Button
        icon="plus"
        block
        loading={isSending}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        Add Photos<span className="cc-visually-hidden"> from {kind}</span>
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        aria-label={`Photos from ${kind}`}
        hidden
        onChange={choose}
      />
    </>
  );
}
