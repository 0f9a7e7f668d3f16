/** A rule for oxlint: what a selector finds is an error, as with eslint's `no-restricted-syntax`. */
const restricted = {
  meta: {
    schema: {
      type: 'array',
      items: {
        type: 'object',
        properties: { selector: { type: 'string' }, message: { type: 'string' } },
        required: ['selector', 'message'],
      },
    },
  },
  create: (context) =>
    Object.fromEntries(
      context.options.map(({ selector, message }) => [
        selector,
        (node) => context.report({ node, message }),
      ]),
    ),
};

export default { meta: { name: 'syntax' }, rules: { restricted } };
