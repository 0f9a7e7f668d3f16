import { Moment } from '../../../platform/validation/fields.js';

export class StepTaken {
  @Moment({
    description: 'When it was, for who had no line then. Default, and where it cannot be: now',
  })
  at?: string;
}
