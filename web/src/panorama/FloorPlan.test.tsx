import type { Plan, Scene } from '@fairfloor/domain/trade-show/scenes'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { FloorPlan } from './FloorPlan.tsx'
import { viewSource } from './view-source.ts'

afterEach(cleanup)

const plan: Plan = {
  width: 40,
  height: 20,
  booths: [1, 2, 3].map(booth_number => ({ booth_number, x: booth_number * 8, y: 1, width: 6, height: 4 })),
  stops: [
    { panoNr: 1, x: 10, y: 8 },
    { panoNr: 2, x: 20, y: 8 },
    { panoNr: 3, x: 20, y: 16 },
  ],
  ways: [
    [1, 2],
    [2, 3],
  ],
}
const stops = [1, 2, 3].map(panoNr => ({ panoNr, name: `Aisle A, stop ${panoNr}` }))
const booth = { kind: 'booth', booth_number: 2, at: { yaw: 1, pitch: 0 } }
const scene = { panoNr: 1, name: 'Aisle A, stop 1', north_offset: Math.PI / 2, hotspots: [booth] } as unknown as Scene

function open() {
  const [view, onStop, onBooth] = [viewSource(), vi.fn(), vi.fn()]
  render(
    <FloorPlan
      plan={plan}
      scene={scene}
      stops={stops}
      visited={new Set([3])}
      ordered={new Set([2])}
      total={2}
      view={view}
      boothName={number => `Booth ${number}, Oat Rebel`}
      exhibitorName={number => `Brand ${number}`}
      onStop={onStop}
      onBooth={onBooth}
    />,
  )
  return {
    view,
    onStop,
    onBooth,
    cone: () => document.querySelector('g > path')?.parentElement?.getAttribute('transform'),
  }
}

describe('the floor plan', () => {
  it('tells where one is and how many booths one has visited', () => {
    open()
    expect(screen.getByRole('heading', { name: 'Aisle A, stop 1' })).toBeTruthy()
    expect(screen.getByText('Scene 1 / 3')).toBeTruthy()
    expect(screen.getByText('1 of 2 booths visited')).toBeTruthy()
    const here = screen.getByRole('button', { name: 'Aisle A, stop 1' })
    expect(here.getAttribute('aria-current')).toBe('location')
  })

  it('turns its cone with the view, seen from the plan’s own north', () => {
    const { view, cone } = open()
    act(() => view.set({ yaw: Math.PI, pitch: 0, vFov: 1, hFov: 1 }))
    expect(cone()).toBe('rotate(90.0)')
  })

  it('numbers every booth, those in view always (FF-402)', () => {
    const { view } = open()
    expect([...document.querySelectorAll('text')].map(text => text.textContent)).toEqual(
      expect.arrayContaining(['1', '2', '3']),
    )
    const numbers = () => [...document.querySelectorAll('text[data-seen]')].map(text => text.textContent)
    act(() => view.set({ yaw: 0.8, pitch: 0, vFov: 1, hFov: 1 }))
    expect(numbers()).toContain('2')
    act(() => view.set({ yaw: 2, pitch: 0, vFov: 1, hFov: 1 }))
    expect(numbers()).not.toContain('2')
  })

  it('goes to the booth that is clicked, and names it first; elsewhere to the nearest stop (FF-402)', () => {
    const { onStop, onBooth } = open()
    const field = document.querySelector('fieldset > button[aria-hidden]')!
    const box = { left: 100, top: 50, width: 400, height: 200 } as DOMRect
    vi.spyOn(field, 'getBoundingClientRect').mockReturnValue(box)
    fireEvent.pointerMove(field, { clientX: 290, clientY: 80 })
    expect(screen.getByText('Booth 2, Oat Rebel')).toBeTruthy()
    fireEvent.click(field, { clientX: 290, clientY: 80 })
    expect(onBooth).toHaveBeenCalledWith(2)
    fireEvent.click(field, { clientX: 290, clientY: 200 })
    expect(onStop).toHaveBeenCalledWith(3)
  })

  it('marks booths with an order, and says what the marks mean (FF-402)', () => {
    open()
    expect(screen.getByText('1 with an order')).toBeTruthy()
    expect(document.querySelectorAll('circle[stroke-width]')).toHaveLength(1)
  })

  it('tells the names of all exhibitors where it is enlarged, and is small again (FF-864)', async () => {
    open()
    expect(screen.queryByText('Brand 3')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Floor plan with names' }))
    expect(screen.getAllByText('Brand 3')).not.toHaveLength(0)
    expect(screen.getByRole('heading', { name: 'Floor plan' })).toBeTruthy()
    expect(screen.getByText('Aisle A, stop 1', { selector: 'b' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Make the floor plan smaller' }))
    expect(screen.queryByText('Brand 3')).toBeNull()
  })

  it('names the booths in view when it is enlarged, each leads there (FF-402)', async () => {
    const { view, onBooth } = open()
    act(() => view.set({ yaw: 0.8, pitch: 0, vFov: 1, hFov: 1 }))
    await userEvent.click(screen.getByRole('button', { name: 'Enlarge the floor plan' }))
    const inView = screen.getByRole('list', { name: 'Booths in view' })
    await userEvent.click(within(inView).getByRole('button', { name: 'Booth 2, Oat Rebel' }))
    expect(onBooth).toHaveBeenCalledWith(2)
    expect(screen.queryByRole('button', { name: 'Booth 2, Oat Rebel' })).toBeNull()
  })

  it('lists all booths by number under it, each leads there', async () => {
    const { onBooth } = open()
    await userEvent.click(screen.getByRole('button', { name: 'Enlarge the floor plan' }))
    const all = within(screen.getByRole('list', { name: 'All booths' })).getAllByRole('button')
    expect(all.map(button => button.textContent)).toEqual(['1Brand 1', '2Brand 2', '3Brand 3'])
    await userEvent.click(all[2]!)
    expect(onBooth).toHaveBeenCalledWith(3)
    expect(screen.queryByRole('list', { name: 'All booths' })).toBeNull()
  })

  it('goes to a stop by keyboard: one Tab stop, arrows, Enter', async () => {
    const { onStop } = open()
    screen.getByRole('button', { name: 'Aisle A, stop 1' }).focus()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}')
    expect(onStop).toHaveBeenCalledWith(3)
    const tabbable = [...document.querySelectorAll('[data-stop]')].filter(each => (each as HTMLElement).tabIndex === 0)
    expect(tabbable.map(each => each.textContent)).toEqual(['Aisle A, stop 3'])
  })
})
