import { viewText } from '@fairfloor/domain/trade-show/flat-view'
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readView, useViewInAddress } from './view-address.ts'
import { viewSource } from './view-source.ts'

const turn = (degrees: number) => (degrees * Math.PI) / 180

describe('a view in the address', () => {
  it('is written in degrees and read again (FF-401)', () => {
    const text = viewText({ yaw: turn(347.5), pitch: turn(3), vFov: turn(74) })
    expect(text).toBe('-12.5,3,74')
    const read = readView(text)
    expect([read?.yaw, read?.pitch, read?.vFov]).toEqual([turn(-12.5), turn(3), turn(74)].map(v => expect.closeTo(v)))
  })

  it.each([null, '', '1,2', '1,2,x', '1,,70', '1,91,70', '1,2,0', '1,2,400', '1,2,70,8'])('is none in %j', text =>
    expect(readView(text)).toBeNull(),
  )
})

describe('the address of a page with a panorama', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    history.replaceState({ key: 'own' }, '', '/hall/4?popup=ORDER')
  })
  afterEach(() => vi.useRealTimers())

  it('follows the view when it rests, in the same step of the history (FF-401)', () => {
    const [view, steps] = [viewSource(), history.length]
    const { rerender, unmount } = renderHook(({ place }) => useViewInAddress(view, place), {
      initialProps: { place: '4' },
    })
    for (const yaw of [10, 20, 30]) view.set({ yaw: turn(yaw), pitch: 0, vFov: turn(74), hFov: 1 })
    expect(location.search).toBe('?popup=ORDER')
    vi.advanceTimersByTime(1000)
    expect(location.pathname + location.search).toBe('/hall/4?popup=ORDER&view=30,0,74')
    expect([history.length, history.state]).toEqual([steps, { key: 'own' }])

    history.replaceState(null, '', '/hall/5')
    rerender({ place: '5' })
    vi.advanceTimersByTime(1000)
    expect(location.pathname + location.search).toBe('/hall/5?view=30,0,74')

    view.set({ yaw: 0, pitch: 0, vFov: turn(74), hFov: 1 })
    unmount()
    history.replaceState(null, '', '/elsewhere')
    vi.advanceTimersByTime(1000)
    expect(location.search).toBe('')
  })
})
