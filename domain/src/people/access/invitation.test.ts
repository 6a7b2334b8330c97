import { expect, test } from 'vitest'
import { invitationEnd, invitationState } from './invitation.ts'

test('an invitation works for seven days', () => {
  const sent = new Date('2031-05-01T10:00:00Z')
  const end = invitationEnd(sent)
  expect(end).toEqual(new Date('2031-05-08T10:00:00Z'))
  expect(invitationState(end, new Date('2031-05-08T09:59:59Z'))).toBe('waiting')
  expect(invitationState(end, end)).toBe('ended')
})
