import { afterEach, expect, test, vi } from 'vitest'
import { focusOrderBar } from './focus-order-bar.ts'

afterEach(() => document.body.replaceChildren())

const cell = () => document.querySelector('input')!
const show = (bar: string) => {
  document.body.innerHTML = `<input><section data-order-bar="shop">${bar}</section>`
  cell().focus()
}

test('the button that is open only after the next render gets the focus', async () => {
  show('<a href="/basket">View</a><button disabled>Add</button>')
  focusOrderBar('shop')
  expect(document.activeElement?.textContent).toBe('View')
  document.querySelector('button')!.disabled = false
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Add'))
  // It has done its work: while the button adds, the focus stays.
  document.querySelector('button')!.disabled = true
  await Promise.resolve()
  expect(document.activeElement?.textContent).not.toBe('View')
})

test('a bar that loads later gets the focus, but not from a reader who went on', async () => {
  for (const [goesOn, focused] of [
    [false, 'Add'],
    [true, ''],
  ] as const) {
    show('')
    focusOrderBar('shop')
    if (goesOn) {
      document.body.append(document.createElement('textarea'))
      document.querySelector('textarea')!.focus()
    }
    document.querySelector('section')!.innerHTML = '<a href="/basket">View</a><button>Add</button>'
    await new Promise(resolve => setTimeout(resolve))
    expect(document.activeElement?.textContent).toBe(focused)
  }
})

test('a bar that comes seconds later gets the focus, but not once the reader has pressed another key (FF-937)', async () => {
  vi.useFakeTimers()
  for (const [goesOn, focused] of [
    [false, 'Add'],
    [true, ''],
  ] as const) {
    show('')
    focusOrderBar('shop')
    await vi.advanceTimersByTimeAsync(5000)
    if (goesOn) cell().dispatchEvent(new KeyboardEvent('keydown', { key: '7', bubbles: true }))
    document.querySelector('section')!.innerHTML = '<a href="/basket">View</a><button>Add</button>'
    await vi.advanceTimersByTimeAsync(1)
    expect(document.activeElement?.textContent).toBe(focused)
  }
  vi.useRealTimers()
})
