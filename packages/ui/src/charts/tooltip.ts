interface Shown {
  title: string;
  items: { name: string; value: string; color: string }[];
}

function element(tag: string, className: string, ...content: (Node | string)[]): HTMLElement {
  const made = document.createElement(tag);
  made.className = `g2-tooltip${className}`;
  made.append(...content);
  return made;
}

/**
 * Tooltip built from elements. The chart library's own template sets the marker's colour in
 * markup, which the page's policy blocks.
 */
export function tooltipContent(_event: unknown, { title, items }: Shown): HTMLElement {
  const rows = items.map(({ name, value, color }) => {
    const marker = element('span', '-list-item-marker');
    marker.style.background = color;
    const label = element('span', '-list-item-name-label', name);
    return element(
      'li',
      '-list-item',
      element('span', '-list-item-name', marker, label),
      element('span', '-list-item-value', value),
    );
  });
  return element(
    'div',
    '-content',
    element('div', '-title', title),
    element('ul', '-list', ...rows),
  );
}
