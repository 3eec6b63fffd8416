import { expect, test } from 'vitest';
import { networkOf } from '../../server/origins.ts';

test.each([
  // A proxy that names ports would give everybody a new allowance with each connection.
  ['203.0.113.9', ['203.0.113.9:1024', '::ffff:203.0.113.9', '::FFFF:cb00:7109', '0:0:0:0:0:ffff:203.0.113.9']],
  ['2001:db8:0:1::/64', ['2001:db8:0:1::9', '2001:0DB8::1:0:0:0:1', '[2001:db8:0:1::7]:4711', '2001:db8:0:1:a:b:c:d']],
  ['2001:db8:0:2::/64', ['2001:db8:0:2::9']],
  ['fe80:0:0:0::/64', ['fe80::1%eth0']],
  ['unknown', ['unknown']],
])('limits know the network %s however an address of it is written', (network, forms) => {
  expect(forms.map(networkOf)).toEqual(forms.map(() => network));
});
