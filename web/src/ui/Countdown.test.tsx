import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Countdown, CountdownInline } from './Countdown.tsx'
import { remaining, serverOffset } from './countdown.ts'

const begins = '2025-05-09T10:00:00+02:00'
const before = (ms: number) => new Date(Date.parse(begins) - ms)
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const shown = () =>
  screen
    .getByRole('timer')
    .textContent?.match(/\d+(?=[a-z])/g)
    ?.join(':')
const spoken = () => screen.getByRole('timer').querySelector('[aria-live]')

beforeEach(() => {
  vi.useFakeTimers({ now: before(day + 17 * hour + 13 * minute + 42_000) })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('what remains', () => {
  it('is split into days, hours, minutes and seconds', () => {
    expect(remaining(day + 17 * hour + 13 * minute + 42_000)).toEqual({ days: 1, hours: 17, minutes: 13, seconds: 42 })
    expect(remaining(999)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 })
    expect(remaining(-5)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 })
  })
})

describe('a countdown', () => {
  it('leaves the seconds out in its compact form while more than a day is left', () => {
    render(<Countdown target={begins} offset={0} label="Until the confirmation" compact />)
    expect(shown()).toBe('01:17:13')
    pass(day)
    expect(shown()).toBe('00:17:13:42')
  })

  it('counts each second', () => {
    render(<Countdown target={begins} offset={0} label="Until the confirmation" />)
    expect(shown()).toBe('01:17:13:42')
    pass(1000)
    expect(shown()).toBe('01:17:13:41')
    pass(42_000)
    expect(shown()).toBe('01:17:12:59')
  })

  it('keeps the numerals that change each second from screen readers', () => {
    render(<Countdown target={begins} offset={0} label="Until the confirmation" />)
    const numerals = screen.getAllByText(/^\d\d$/)
    expect(numerals).toHaveLength(4)
    for (const numeral of numerals) expect(numeral.closest('[aria-hidden="true"]')).not.toBeNull()
    cleanup()
    render(<CountdownInline target={begins} offset={0} label="Opens" />)
    expect(screen.getByText('1 d 17 h 13 min').getAttribute('aria-hidden')).toBe('true')
  })

  it("runs on the server's time, whatever the clock on the desk says (TS-562)", () => {
    const serverSays = before(2 * hour).toISOString()
    render(<Countdown target={begins} offset={serverOffset(serverSays)} label="Until the confirmation" />)
    expect(shown()).toBe('00:02:00:00')
  })

  it('is read out once a minute, not once a second', () => {
    render(<Countdown target={begins} offset={0} label="Until the confirmation" />)
    const said = spoken()?.textContent
    expect(said).toBe('Until the confirmation: 1 day, 17 hours, 13 minutes')
    pass(42_000)
    expect(spoken()?.textContent).toBe(said)
    pass(1000)
    expect(spoken()?.textContent).toBe('Until the confirmation: 1 day, 17 hours, 12 minutes')
  })

  it('says once that it has ended, and stops', () => {
    vi.setSystemTime(before(2500))
    const ended = vi.fn()
    render(<Countdown target={begins} offset={0} label="Until the confirmation" onEnd={ended} />)
    pass(2000)
    expect(ended).not.toHaveBeenCalled()
    pass(500)
    expect(ended).toHaveBeenCalledTimes(1)
    expect(shown()).toBe('00:00:00:00')
    pass(10_000)
    expect(ended).toHaveBeenCalledTimes(1)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is right after a sleep', () => {
    render(<Countdown target={begins} offset={0} label="Until the confirmation" />)
    vi.setSystemTime(before(3 * hour))
    pass(1000)
    expect(shown()).toBe('00:02:59:59')
  })

  it('fits in a line, with seconds only in the last hour', () => {
    const { unmount } = render(<CountdownInline target={begins} offset={0} label="Opens" />)
    expect(screen.getByText('1 d 17 h 13 min')).toBeDefined()
    unmount()
    vi.setSystemTime(before(20 * minute - 1000))
    render(<CountdownInline target={begins} offset={0} label="Opens" />)
    expect(screen.getByText('19 min 59 s')).toBeDefined()
  })
})
