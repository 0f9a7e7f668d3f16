import { useEffect, useRef, useState, type RefObject } from 'react';
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

function jobOf(link: HTMLElement, jobs: readonly Appointment[]): JobLink | undefined {
  const job = jobs.find(({ id }) => link.getAttribute('href') === jobPath(id));
  return job && { link, job };
}

/** The link to an appointment's page under an event. */
function jobLinkAt(target: EventTarget | null, jobs: readonly Appointment[]): JobLink | undefined {
  const link = (target as Element).closest<HTMLElement>('a[href]');
  return link ? jobOf(link, jobs) : undefined;
}

/**
 * The same for a finger, which may be anywhere in the row of a list, except on another control. In the
 * month it hits the day's link, so the day's jobs are found by their place.
 */
function jobLinkUnder(
  { target, clientX: x, clientY: y }: MouseEvent,
  jobs: readonly Appointment[],
) {
  const isUnder = (link: Element) => {
    const { left, right, top, bottom } = link.getBoundingClientRect();
    return x > left && x < right && y > top && y < bottom;
  };
  const element = target as Element;
  const links = [...(element.closest('td, li, tr')?.querySelectorAll('a') ?? [])];
  const control = element.closest('a, button');
  const near = control ? links.filter(isUnder) : links;
  const found = near.map((link) => jobOf(link, jobs)).find(Boolean);
  return (control ? jobLinkAt(control, jobs) : undefined) ?? found;
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

/** Runs an action when the finger on the screen is lifted, and not if it starts to scroll. */
function useOnRelease() {
  const stopRef = useRef<() => void>(undefined);
  useEffect(() => () => stopRef.current?.(), []);
  return (action: () => void) => {
    stopRef.current?.();
    const stop = () => {
      window.removeEventListener('pointerup', release);
      window.removeEventListener('pointercancel', stop);
    };
    const release = () => {
      stop();
      action();
    };
    window.addEventListener('pointerup', release);
    window.addEventListener('pointercancel', stop);
    stopRef.current = stop;
  };
}

/**
 * Popover with the facts of an appointment, opened on any link to it: by a resting mouse, by Space,
 * or by a long press. The browser places it, closes it on Escape and returns the focus.
 *
 * @param area - contains the links and the popover
 * @param pressed - press that began before this was loaded. Default: none
 */
export function usePeek(
  jobs: readonly Appointment[],
  area: RefObject<HTMLElement | null>,
  pressed?: RefObject<PointerEvent | null>,
) {
  const popover = useRef<HTMLDivElement>(null);
  const [openId, setOpenId] = useState<string>();
  const { after, cancel } = useDelayed();
  const onRelease = useOnRelease();
  const isInside = (target: EventTarget | null) =>
    popover.current?.contains(target as Node) === true;
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
      onRelease(() => {
        swallowClick();
        after(0, () => openWithFocus(found));
      });
    });
  };
  /** A long press opens the popover instead of the browser's menu for links. */
  const onContextMenu = (event: MouseEvent) => {
    const { pointerType } = event as PointerEvent;
    if (pointerType === 'touch' && jobLinkUnder(event, jobs)) event.preventDefault();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const found = event.key === ' ' && jobLinkAt(event.target, jobs);
    if (!found || isInside(event.target)) return;
    event.preventDefault();
    cancel();
    openWithFocus(found);
  };
  const onPointerLeave = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') leave();
  };
  const listeners = {
    ...{ pointermove: onPointerMove, pointerdown: onPointerDown, pointerleave: onPointerLeave },
    ...{ pointerup: cancel, pointercancel: cancel },
    ...{ contextmenu: onContextMenu, keydown: onKeyDown },
  };
  useEffect(() => {
    const element = area.current;
    const all = Object.entries(listeners) as [string, (event: Event) => void][];
    all.forEach(([name, listener]) => element?.addEventListener(name, listener));
    return () => all.forEach(([name, listener]) => element?.removeEventListener(name, listener));
  });
  useEffect(() => {
    if (pressed?.current) onPointerDown(pressed.current);
    // Only at first, for the press that loaded this.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return {
    popover,
    job: jobs.find(({ id }) => id === openId),
    onClosed: () => setOpenId(undefined),
    close,
  };
}
