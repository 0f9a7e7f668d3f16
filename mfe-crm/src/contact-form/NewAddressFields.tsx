import { Button } from '@clearcoat/ui/core';
import { AddressFields } from '@clearcoat/ui/forms';
import { useState } from 'react';

/** Address fields of a new contact, behind a button until they are wanted. */
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
      notesHint="What the crew needs to know on site: gate code, water tap, dogs."
    />
  );
}
