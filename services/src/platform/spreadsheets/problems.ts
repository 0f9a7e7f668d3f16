/** Reason why a file cannot be read, independent of HTTP because the worker uses it. */
export type Problem =
  | { kind: 'not-a-spreadsheet' }
  | { kind: 'old-excel' }
  | { kind: 'other-program' }
  | { kind: 'no-such-sheet' }
  | { kind: 'broken' }
  | { kind: 'too-big-inside' }
  | { kind: 'too-many-rows' }
  | { kind: 'too-many-columns'; most: number }
  | { kind: 'missing-quote'; line: number | undefined };

export class SheetProblem extends Error {
  constructor(readonly problem: Problem) {
    super(problem.kind);
  }
}

export const broken = () => new SheetProblem({ kind: 'broken' });
export const tooBigInside = () => new SheetProblem({ kind: 'too-big-inside' });
export const otherProgram = () => new SheetProblem({ kind: 'other-program' });
