export function quickStyle(
  compute: (element: Element) => CSSStyleDeclaration,
): (element: Element) => CSSStyleDeclaration;
