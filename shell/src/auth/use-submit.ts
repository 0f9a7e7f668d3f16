import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { ApiError, errorText } from '@clearcoat/api-client';

interface Submission {
  /** What is wrong with what was typed, or undefined. */
  check: () => string | undefined;
  /** The names of the fields that it is about, the first one first. */
  wrong?: () => readonly string[];
  send: () => Promise<void>;
  /** The SPEC's sentences for a refusal without one of its own, and for no answer at all. */
  refused: string;
  unreachable: string;
}

interface Problem {
  text: string;
  fields: readonly string[];
}

function problemOf(failure: unknown, { refused, unreachable }: Submission): Problem {
  if (!(failure instanceof ApiError) || failure.isNetwork) return { text: unreachable, fields: [] };
  return { text: errorText(failure, refused), fields: Object.keys(failure.fields) };
}

/** Brings the first field that is wrong, and the sentence beside it, into sight. */
function useFocusOnProblem(problem: Problem | undefined) {
  const form = useRef<HTMLFormElement | null>(null);
  useEffect(() => {
    const [first = ''] = problem?.fields ?? [];
    const field = form.current?.elements.namedItem(first);
    if (!(field instanceof HTMLElement)) return;
    field.focus({ preventScroll: true });
    field.scrollIntoView({ block: 'center' });
  }, [problem]);
  return form;
}

/** One form of the auth page: checks, sends once, and says what went wrong. */
export function useSubmit(submission: Submission) {
  const { check, wrong, send } = submission;
  const [problem, setProblem] = useState<Problem>();
  const [isSubmitting, setIsSubmitting] = useState(false);
  const formRef = useFocusOnProblem(problem);

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSubmitting) return;
    formRef.current = event.currentTarget;
    const text = check();
    setProblem(text === undefined ? undefined : { text, fields: wrong?.() ?? [] });
    if (text !== undefined) return;
    setIsSubmitting(true);
    try {
      await send();
    } catch (failure) {
      setProblem(problemOf(failure, submission));
      setIsSubmitting(false);
    }
  }

  return {
    error: problem?.text,
    /** Of the fields that the error is about, the first: the sentence belongs beside it. */
    errorField: problem?.fields[0],
    /** To be spread on a field: its name, and whether it is wrong. */
    field: (name: string) => ({
      name,
      ...(problem?.fields.includes(name) && { 'aria-invalid': true }),
    }),
    isSubmitting,
    onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void submit(event),
  };
}
