import { ApiProperty } from '@nestjs/swagger';

/** On every answer that a form may start from. */
export const VersionField = () =>
  ApiProperty({
    type: 'integer',
    minimum: 1,
    description: 'Grows with every change; sent back as `If-Match: "3"` when saving',
  });
