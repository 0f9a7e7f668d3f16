/**
 * antd's style sheets, extracted at build time. They use custom properties only, so one text
 * serves both themes; antd sets the properties in the browser.
 */
import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import * as antd from 'antd';
import postcss from 'postcss';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

const { App, Button, Checkbox, Col, Collapse, ConfigProvider, DatePicker, Dropdown, Empty } = antd;
const { Form, Input, InputNumber, Layout, Menu, message, Modal, notification, Radio, Row } = antd;
const { Segmented, Select, Skeleton, Space, Switch, Tabs, Tooltip } = antd;

const child = createElement('i');
/** All antd components that the kit uses, with their dependencies. */
const PARTS = [
  [Button],
  [Space],
  [Space.Compact, {}, createElement(Button)],
  [Space.Addon],
  [Tooltip, { title: 'x' }, child],
  [Menu, { items: [] }],
  [Dropdown, { menu: { items: [] } }, child],
  // Unused components that menus and colours refer to.
  [Layout],
  [Layout.Sider],
  [Collapse],
  [Row],
  [Col],
  [Input],
  [Input.TextArea],
  [Input.Password],
  [Input.Search],
  [Input.OTP],
  [Form, {}, createElement(Form.Item, { label: 'x' }, createElement(Input))],
  [Empty],
  [Select],
  [InputNumber],
  [Checkbox],
  [Radio.Group, { options: ['x'] }],
  [Segmented, { options: ['x'] }],
  [Switch],
  [Tabs, { items: [] }],
  [Skeleton],
  [DatePicker],
  [Modal],
  [Modal._InternalPanelDoNotUseOrYouWillBeFired, { type: 'confirm' }],
  [message._InternalPanelDoNotUseOrYouWillBeFired],
  [notification._InternalPanelDoNotUseOrYouWillBeFired],
];

/** Removes right-to-left rules, since all our languages read left to right. */
function withoutRightToLeft(css) {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) => !/-rtl\b/.test(selector));
    if (selectors.length > 0) rule.selectors = selectors;
    else rule.remove();
  });
  return root.toString();
}

/** 'style%%layer%Button-Button%ant-btn%anticon' → 'Button-Button'. */
const nameOf = (key) => key.split('%')[3];

/**
 * @param theme - antd theme for `ConfigProvider`
 * @returns style sheets in antd's layer, by antd's registration name
 */
export function styleSheets(theme) {
  const cache = createCache();
  const parts = PARTS.map((part, key) => createElement(part[0], { ...part[1], key }, part[2]));
  const app = createElement(App, { component: false }, parts);
  const themed = createElement(ConfigProvider, { theme }, app);
  renderToString(createElement(StyleProvider, { cache, layer: true }, themed));
  extractStyle(cache, { types: 'style', once: true });
  const sheets = new Map();
  for (const key of cache.extracted) {
    const one = createCache();
    one.opUpdate(key, () => cache.opGet(key));
    const css = withoutRightToLeft(extractStyle(one, { types: 'style', plain: true }));
    const name = nameOf(key);
    sheets.set(name, `${sheets.get(name) ?? ''}${css}`);
  }
  return sheets;
}

let sheets;

/**
 * @param name - antd's registration name: 'Button-Button', 'Input-Shared'
 * @returns its style sheet
 */
export function styleSheetOf(name) {
  sheets ??= styleSheets({ hashed: false });
  const css = sheets.get(name);
  if (css === undefined) {
    throw new Error(`No style sheet for antd's ${name}: add it to PARTS in packages/ui/antd.`);
  }
  return css;
}
