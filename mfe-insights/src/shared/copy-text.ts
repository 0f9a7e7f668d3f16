import { toast } from '@clearcoat/sdk';

/** Copies, and says so; where there is no clipboard the text is in sight to be selected. */
export async function copyText(text: string, copied: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: copied });
  } catch {
    // A page that is not secure has none, or the person does not allow it.
    toast({ title: "Couldn't copy", description: 'Please select the text and copy it.' });
  }
}
