import { Button } from '@clearcoat/ui/core';
import { AddressFields } from '@clearcoat/ui/forms';
import { useState } from 'react';

/** The address of a new contact: one line until it is asked for. */
export function NewAddressFields() {
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen) {
    return (
      <p>
        <Button variant="link" onClick={() => setIsOpen(true)}>
          + Address
        </Button>
      </p>
    );
  }
  return (
    <AddressFields
      namedLike="Home, Work, Cabin"
      notesHint="What the crew needs at the door: a gate code, where water is, a dog."
    />
  );
}
