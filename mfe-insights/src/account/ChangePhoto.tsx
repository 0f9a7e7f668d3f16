import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText } from '@clearcoat/api-client';
import { toast } from '@clearcoat/sdk';
import { Button } from '@clearcoat/ui/core';
import { useRef, type ChangeEvent } from 'react';
import { refreshProfile, uploadPhoto } from './account-api';

const MAX_BYTES = 5 * 1024 * 1024;

const fail = (description: string) =>
  toast({ title: 'Error', description, variant: 'destructive' });

/** Uploads a profile picture; the server crops it to a square. */
export function ChangePhoto() {
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: uploadPhoto,
    onSuccess: () => {
      toast({ title: 'Photo updated' });
      return refreshProfile(client);
    },
    onError: (error) => fail(errorText(error, 'Failed to change photo. Please try again.')),
  });
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file && file.size > MAX_BYTES) fail('This photo is too large: at most 5 MB can be sent.');
    else if (file) mutate(file);
    // Without the reset, choosing the same file again would not fire a change event.
    target.value = '';
  };
  return (
    <>
      <Button loading={isPending} onClick={() => input.current?.click()}>
        Change Photo
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/gif"
        aria-label="Photo"
        hidden
        onChange={choose}
      />
    </>
  );
}
