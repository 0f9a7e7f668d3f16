import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import type { Appointment } from '../../shared/appointments-api';
import { jobPath } from '../../shared/job-path';
import { swallowClick } from '../follow';

const REST_MS = 450;
const LEAVE_MS = 250;
const HOLD_MS = 500;

interface JobLink {
  link: HTMLElement;
  job: Appointment;
}

/** The link to an appointment's page under an event. */
function jobLinkAt(target: EventTarget, jobs: readonly Appointment[]): JobLink | undefined {
  const link = (target as Element).closest<HTMLElement>('a[href]');
  const job = link && jobs.find(({ id }) => link.getAttribute('href') === jobPath(id));
  return link && job ? { link, job } : undefined;
}

/**
 * The link under a finger. In the month a finger hits the day, so its jobs are found by their place.
 */
function jobLinkUnder(event: MouseEvent, jobs: readonly Appointment[]): JobLink | undefined {
  const { target, currentTarget, clientX: x, clientY: y } = event;
  const isUnder = (link: Element) => {
    const { left, right, top, bottom } = link.getBoundingClientRect();
    return x > left && x < right && y > top && y < bottom;
  };
  const link = [...currentTarget.querySelectorAll('td a')].find(isUnder);
  return jobLinkAt(target, jobs) ?? (link && jobLinkAt(link, jobs));
}

/** A delayed action; a new one replaces the previous one. */
function useDelayed() {
  const timerRef = useRef<number>(undefined);
  const cancel = () => window.clearTimeout(timerRef.current);
  useEffect(() => () => window.clearTimeout(timerRef.current), []);
  const after = (ms: number, act: () => void) => {
    cancel();
    timerRef.current = window.setTimeout(act, ms);
  };
  return { after, cancel };
}

/**
 * Popover with the facts of an appointment, opened on any link to it: by a resting mouse, by Space,
 * or by a long press. The browser places it, closes it on Escape and returns the focus.
 */
export function usePeek(jobs: readonly Appointment[]) {
  const popover = useRef<HTMLDivElement>(null);
  const [openId, setOpenId] = useState<string>();
  const { after, cancel } = useDelayed();
  const isInside = (target: EventTarget) => popover.current?.contains(target as Node) === true;
  const close = () => {
    if (openId !== undefined) popover.current?.hidePopover();
  };
  const open = ({ link, job }: JobLink) => {
    popover.current?.hidePopover();
    setOpenId(job.id);
    popover.current?.showPopover({ source: link });
  };
  const openWithFocus = (found: JobLink) => {
    open(found);
    popover.current?.focus();
  };
  /** A popover with the focus stays when the mouse leaves it. */
  const leave = () =>
    after(LEAVE_MS, () => {
      if (!popover.current?.contains(document.activeElement)) close();
    });

  const onPointerMove = ({ target, pointerType, buttons }: PointerEvent) => {
    if (pointerType !== 'mouse' || buttons > 0) return;
    const found = jobLinkAt(target, jobs);
    if (isInside(target) || found?.job.id === openId) cancel();
    if (isInside(target)) return;
    if (found && found.job.id !== openId) after(REST_MS, () => open(found));
    else if (!found) leave();
  };
  const onPointerDown = (event: PointerEvent) => {
    if (isInside(event.target)) return;
    cancel();
    close();
    const found = event.pointerType === 'touch' && jobLinkUnder(event, jobs);
    if (!found) return;
    after(HOLD_MS, () => {
      openWithFocus(found);
      // The browser takes the release for a press outside, and closes the popover.
      const onRelease = () => {
        swallowClick();
        after(0, () => openWithFocus(found));
      };
      window.addEventListener('pointerup', onRelease, { once: true });
    });
  };
  /** A long press opens the popover instead of the browser's menu for links. */
  const onContextMenu = (event: MouseEvent) => {
    const { pointerType } = event.nativeEvent as globalThis.PointerEvent;
    if (pointerType === 'touch' && jobLinkUnder(event, jobs)) event.preventDefault();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const found = event.key === ' ' && jobLinkAt(event.target, jobs);
    if (!found || isInside(event.target)) return;
    event.preventDefault();
    cancel();
    openWithFocus(found);
  };
  return {
    popover,
    job: jobs.find(({ id }) => id === openId),
    onClosed: () => setOpenId(undefined),
    close,
    area: {
      ...{ onPointerMove, onPointerDown, onContextMenu, onKeyDown },
      onPointerUp: cancel,
      onPointerCancel: cancel,
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') leave();
      },
    },
  };
}
