import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray } from 'class-validator';
import { EachIs, Text } from '../../../../platform/validation/fields.js';
import { OnlyKnownFields } from '../../../../platform/validation/known-fields.js';
import { VersionField } from '../../../../platform/versions/index.js';

const MOST_SIZES = 30;
const NAME_LENGTH = 40;

export class SizeInput {
  @Text({
    max: 64,
    description: 'One that there is, or the UUID of a new one; left out: a new one',
  })
  id?: string;

  @Text({ max: NAME_LENGTH, required: 'Each size needs a name', example: 'SUV' })
  name: string;
}

/** Vehicle size, which prices may depend on. */
export class Size {
  @ApiProperty({ example: 'suv' })
  id: string;

  @ApiProperty({ example: 'SUV' })
  name: string;
}

@OnlyKnownFields(() => SizeList)
export class SizesInput {
  @ApiProperty({
    type: [SizeInput],
    maxItems: MOST_SIZES,
    description: 'All of them, in their order; one that is left out goes, if nothing has it',
  })
  @IsArray({ message: 'Sizes must be a list' })
  @ArrayMinSize(1, { message: 'There has to be a size' })
  @ArrayMaxSize(MOST_SIZES, { message: `There can be at most ${MOST_SIZES} sizes` })
  @EachIs(SizeInput, 'Each size must be an object with a name')
  sizes: SizeInput[];
}

export class SizeList {
  @ApiProperty({ type: [Size], description: 'In their order' })
  sizes: Size[];

  @VersionField()
  version: number;
}
