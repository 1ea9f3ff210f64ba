import { expect, it } from '@jest/globals';
import { canonicalJson } from './canonical-json.js';

it('canonical JSON is that of RFC 8785', () => {
  const value = { '€': 1, '\r': 2, '1': [1e21, 0.1, null, true, '\u000f\n'], b: undefined, a: { z: 1, y: {} } };
  expect(canonicalJson(value)).toBe(String.raw`{"\r":2,"1":[1e+21,0.1,null,true,"\u000f\n"],"a":{"y":{},"z":1},"€":1}`);
});
