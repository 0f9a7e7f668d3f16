/**
 * Listens from the start; the reporting code loads with the first violation, which most pages
 * never have.
 */
export function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', (violation) => {
    void import(/* webpackChunkName: 'rare' */ './violations').then(
      ({ reportViolation }) => reportViolation(violation),
      () => undefined, // offline nothing can be reported
    );
  });
}
