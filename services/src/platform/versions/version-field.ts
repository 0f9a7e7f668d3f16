import { ApiProperty } from '@nestjs/swagger';

/** Version field of answers that a form can edit. */
export const VersionField = () =>
  ApiProperty({
    type: 'integer',
    minimum: 1,
    description: 'Grows with every change; sent back as `If-Match: "3"` when saving',
  });
