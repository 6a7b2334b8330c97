import { expect, test } from 'vitest'
import { webhookHeaders, webhookKey, webhookSecret } from './webhook-headers.ts'

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

test('signs as the specification’s own example (SH-304)', () => {
  const at = new Date(1_614_265_330_000)
  const headers = webhookHeaders([webhookKey(SECRET)], 'msg_p5jXN8AQM9LWM0D4loKWxJek', '{"test": 2432232314}', at)
  expect(headers).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  })
  expect(webhookSecret(webhookKey(SECRET))).toBe(SECRET)
})
