import { Swatch, SWATCH_COLOURS, type SwatchColour } from '@clearcoat/ui/core';
import { useId } from 'react';
import styles from './ColourInput.module.css';

/** 'blue' → 'Blue' */
export const colourName = (colour: string) => colour.charAt(0).toUpperCase() + colour.slice(1);

interface ColourInputProps {
  value?: SwatchColour;
  onChange?: (colour: SwatchColour) => void;
}

/** One of the colours by which crews are told apart; arrow keys go from one to the next. */
export function ColourInput({ value, onChange }: ColourInputProps) {
  const name = useId();
  return (
    <div className={styles.colours} role="radiogroup" aria-label="Color">
      {SWATCH_COLOURS.map((colour) => (
        <label key={colour} className={styles.colour} title={colourName(colour)}>
          <input
            type="radio"
            name={name}
            aria-label={colourName(colour)}
            checked={value === colour}
            onChange={() => onChange?.(colour)}
          />
          <Swatch colour={colour} size={22} />
        </label>
      ))}
    </div>
  );
}
