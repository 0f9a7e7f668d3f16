import { Swatch, SWATCH_COLOURS, type SwatchColour } from '@clearcoat/ui/core';
import { Icon } from '@clearcoat/ui/icons';
import { useId } from 'react';
import styles from './ColourInput.module.css';

/** 'blue' → 'Blue' */
export const colourName = (colour: string) => colour.charAt(0).toUpperCase() + colour.slice(1);

interface ColourInputProps<Colour extends SwatchColour | ''> {
  /** Adds the option 'none', which is ''. Default: false. */
  withNone?: boolean;
  value?: Colour;
  onChange?: (colour: Colour) => void;
}

/** Color picker as a radio group with arrow keys. */
export function ColourInput<Colour extends SwatchColour | ''>({
  withNone = false,
  value,
  onChange,
}: ColourInputProps<Colour>) {
  const name = useId();
  const colours: (SwatchColour | '')[] = withNone ? ['', ...SWATCH_COLOURS] : [...SWATCH_COLOURS];
  return (
    <div className={styles.colours} role="radiogroup" aria-label="Color">
      {colours.map((colour) => {
        const label = colourName(colour) || 'None';
        return (
          <label key={colour} className={styles.colour} title={label}>
            <input
              type="radio"
              name={name}
              aria-label={label}
              checked={value === colour}
              onChange={() => onChange?.(colour as Colour)}
            />
            {colour === '' ? <Icon name="close" size={18} /> : <Swatch colour={colour} size={22} />}
          </label>
        );
      })}
    </div>
  );
}
