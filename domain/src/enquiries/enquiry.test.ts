import { describe, expect, test } from 'vitest'
import { canEnquire, enquiryProblem } from './enquiry.ts'

const enquiry = { kind: 'question', message: 'Is it vegan?', phone: '', call_when: '' } as const
const call = { ...enquiry, kind: 'call', message: '', phone: '+31 20 555 0100' } as const

describe('an enquiry', () => {
  test('a question needs a message, a call does not', () => {
    expect(enquiryProblem(enquiry)).toBeNull()
    expect(enquiryProblem({ ...enquiry, message: ' \n' })).toEqual({ code: 'enquiry_without_message', path: 'message' })
    expect(enquiryProblem(call)).toBeNull()
  })

  test('a call needs a phone number', () =>
    expect(enquiryProblem({ ...call, phone: ' ' })).toEqual({ code: 'enquiry_without_phone', path: 'phone' }))

  test.each(['+31 20 555 0100', '(030) 12-34 56', '030/123456-12', '0031.20.5550100 ext. 7'])(
    '%s can be called',
    phone => expect(enquiryProblem({ ...call, phone })).toBeNull(),
  )

  test.each(['1234', 'call me', '030 123 <b>', '++31 20 555 0100'])('%s cannot', phone =>
    expect(enquiryProblem({ ...call, phone })).toEqual({ code: 'no_phone_number', path: 'phone' }),
  )
})

test('booths take enquiries to the last second of release', () => {
  const windows = { releaseEnd: new Date('2031-06-30T21:59:59Z') }
  expect(canEnquire(windows, new Date('2031-06-30T21:59:59.999Z'))).toBe(true)
  expect(canEnquire(windows, new Date('2031-06-30T22:00:00Z'))).toBe(false)
})
