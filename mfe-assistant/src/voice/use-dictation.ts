import { useEffect, useRef, useState } from 'react';

/** Used part of the browser's speech recognition, which TypeScript's libraries do not type yet. */
interface Recognition {
  lang: string;
  interimResults: boolean;
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start: () => void;
  abort: () => void;
}

type Make = new () => Recognition;
type Speaking = { SpeechRecognition?: Make; webkitSpeechRecognition?: Make };

const recognitionOf = (): Make | undefined => {
  const speaking = window as Speaking;
  return speaking.SpeechRecognition ?? speaking.webkitSpeechRecognition;
};

export const canDictate = (): boolean => recognitionOf() !== undefined;

const LISTENING = 'Listening. Tap the microphone again to stop.';
const HEARD = 'Check the text, then send it.';
const FAILURES: Record<string, string> = {
  'not-allowed':
    "The browser doesn't let Clearcoat use the microphone. Allow it in the site's settings, or type.",
  'service-not-allowed':
    "The browser doesn't let Clearcoat use the microphone. Allow it in the site's settings, or type.",
  'audio-capture': 'No microphone was found. Please type your question.',
  'no-speech': "I didn't hear anything. Tap the microphone to try again.",
  network: "The browser couldn't reach its speech service. Please type your question.",
};
const FAILED = "That didn't work. Tap the microphone to try again, or type.";

export interface Dictation {
  isListening: boolean;
  /** Status message of the dictation; undefined while unused. */
  said?: string | undefined;
  /** @param before - text already in the input, which the dictated text is appended to */
  start: (before: string) => void;
  stop: () => void;
  /** Called after the text was sent. */
  forget: () => void;
}

/** Dictation into the input. It ends when the composer unmounts or the page is hidden. */
export function useDictation(onText: (text: string) => void): Dictation {
  const [said, setSaid] = useState<string>();
  const [isListening, setIsListening] = useState(false);
  const current = useRef<Recognition | undefined>(undefined);

  function stop() {
    current.current?.abort();
    current.current = undefined;
    setIsListening(false);
  }

  function start(before: string) {
    const Recognition = recognitionOf();
    if (!Recognition) return;
    const recognition = new Recognition();
    current.current = recognition;
    recognition.lang = navigator.language;
    recognition.interimResults = true;
    recognition.onresult = ({ results }) => {
      const heard = Array.from(results, (each) => each[0]?.transcript ?? '').join('');
      onText([before.trim(), heard.trim()].filter(Boolean).join(' '));
      setSaid(HEARD);
    };
    recognition.onerror = ({ error }) => {
      if (error !== 'aborted') setSaid(FAILURES[error] ?? FAILED);
    };
    recognition.onend = () => {
      if (current.current !== recognition) return;
      current.current = undefined;
      setIsListening(false);
      setSaid((last) => (last === LISTENING ? undefined : last));
    };
    setSaid(LISTENING);
    setIsListening(true);
    recognition.start();
  }

  useEffect(() => {
    const leave = () => document.hidden && stop();
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      current.current?.abort();
      current.current = undefined;
    };
  }, []);

  const stopped = () => {
    stop();
    setSaid((last) => (last === LISTENING ? undefined : last));
  };
  const forget = () => {
    stop();
    setSaid(undefined);
  };
  return { isListening, said, start, stop: stopped, forget };
}
