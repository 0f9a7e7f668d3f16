import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

export const PHOTO_KINDS = ['before', 'after'] as const;
export type PhotoKind = (typeof PHOTO_KINDS)[number];

export class JobPhotoInput {
  @ApiProperty({ enum: PHOTO_KINDS, enumName: 'PhotoKind' })
  kind: PhotoKind;

  @ApiPropertyOptional({
    format: 'date-time',
    description: 'When it was taken. Default, and where it cannot be: now',
  })
  takenAt?: string;
}

export class JobPhoto {
  @ApiProperty()
  id: string;

  @ApiProperty({ enum: PHOTO_KINDS, enumName: 'PhotoKind' })
  kind: PhotoKind;

  @ApiProperty({ description: 'Where the picture is, at most 1600 pixels wide and high' })
  url: string;

  @ApiProperty({ description: 'Where it is in small, at most 480 pixels wide and high' })
  thumbnailUrl: string;

  @ApiProperty({ type: 'integer', description: 'Pixels' })
  width: number;

  @ApiProperty({ type: 'integer', description: 'Pixels' })
  height: number;

  @ApiProperty({ type: String, nullable: true, description: 'Who took it; null: has left since' })
  by: string | null;

  @ApiProperty({ type: String, format: 'date-time', description: 'When it was taken' })
  at: string;
}
