import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Accordion } from './Accordion.tsx'

afterEach(cleanup)

const items = [
  { id: 'when', head: 'When?', content: 'In spring' },
  { id: 'where', head: 'Where?', content: 'At home' },
]
const head = (name: string) => screen.getByRole('button', { name })
const panel = (text: string) => screen.getByText(text).parentElement!
const isOpen = (name: string) => head(name).getAttribute('aria-expanded') === 'true'

test('shows one at a time; what is closed the search of the browser still finds', () => {
  render(<Accordion items={items} defaultOpen={['when']} headingLevel={4} />)
  expect([isOpen('When?'), isOpen('Where?')]).toEqual([true, false])
  expect(panel('In spring').hasAttribute('hidden')).toBe(false)
  expect(panel('At home').getAttribute('hidden')).toBe('until-found')
  expect(head('When?').closest('h4')).not.toBeNull()

  fireEvent.click(head('Where?'))
  expect([isOpen('When?'), isOpen('Where?')]).toEqual([false, true])
  fireEvent.click(head('Where?'))
  expect([isOpen('When?'), isOpen('Where?')]).toEqual([false, false])

  act(() => void panel('In spring').dispatchEvent(new Event('beforematch')))
  expect(isOpen('When?')).toBe(true)
})

test('shows several at once where it may', () => {
  render(<Accordion items={items} multiple defaultOpen={['when']} />)
  fireEvent.click(head('Where?'))
  expect([isOpen('When?'), isOpen('Where?')]).toEqual([true, true])
})

test('is held by whoever gives `open`', () => {
  const changed = vi.fn()
  render(<Accordion items={items} multiple open={['when']} onOpenChange={changed} />)
  fireEvent.click(head('Where?'))
  expect(changed).toHaveBeenCalledWith(['when', 'where'])
  expect(isOpen('Where?')).toBe(false)
})

test('names the head that opens a part', () => {
  render(<Accordion items={items} defaultOpen={['when']} />)
  expect(head('When?').getAttribute('aria-controls')).toBe(panel('In spring').id)
})
