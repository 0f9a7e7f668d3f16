export { assertVersion } from './assert-version.js';
export { AcceptsIfMatch, IfMatch } from './if-match.decorator.js';
export { VersionField } from './version-field.js';
