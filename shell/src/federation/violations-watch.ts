/** Listens for as long as the page is there; most pages are left without a violation. */
export function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', (violation) => {
    void import(/* webpackChunkName: 'rare' */ './violations').then(
      ({ reportViolation }) => reportViolation(violation),
      () => undefined, // without a network nothing could be reported either
    );
  });
}
