import './global-options.ts';

export { render } from './render.ts';
