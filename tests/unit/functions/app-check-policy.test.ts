import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../../functions/src/site/security-headers.ts';

const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `));

test('the policy allows no third party', () => {
  for (const env of [{}, { APP_CHECK: 'false' }]) {
    const policy = contentSecurityPolicy([], env);
    expect(directive(policy, 'frame-src')).toBe("frame-src 'none'");
    expect(policy).not.toContain('google');
  }
});

test('the policy allows App Check’s script where App Check is required', () => {
  const policy = contentSecurityPolicy(['1'], { APP_CHECK: 'true' });
  for (const name of ['script-src', 'frame-src']) {
    expect(directive(policy, name)).toContain('https://www.google.com/recaptcha/');
  }
  expect(directive(policy, 'script-src')).toMatch(/^script-src 'self' 'sha256-[^']+' https:/);
});

test('markup and scripts come from named policies, unless App Check brings its own', () => {
  const names = 'trusted-types dompurify rich-html sw';
  expect(contentSecurityPolicy([], {})).toContain(`require-trusted-types-for 'script'; ${names}`);
  expect(contentSecurityPolicy([], { APP_CHECK: 'true' })).not.toContain('trusted-types');
});
