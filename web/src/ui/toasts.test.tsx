import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { type ToastMessage, ToastProvider, useToast } from './ToastProvider.tsx'

const Say = ({ message }: { message: ToastMessage }) => {
  const toast = useToast()
  return (
    <button type="button" onClick={() => toast(message)}>
      Say it
    </button>
  )
}

async function say(message: ToastMessage) {
  // The toasts' code is loaded with the first one, which fake timers would not wait for.
  await import('./ToastList.tsx')
  vi.useFakeTimers()
  render(
    <ToastProvider>
      <Say message={message} />
    </ToastProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Say it' }))
  await pass(100)
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const shown = (title: string) => screen.queryAllByText(title).length > 0

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('a toast goes after six seconds', async () => {
  await say({ title: 'Back in stock' })
  await pass(5000)
  expect(shown('Back in stock')).toBe(true)
  await pass(5000)
  expect(shown('Back in stock')).toBe(false)
})

test.each([
  ['an error', { title: 'The download was not counted.', tone: 'error' }],
  ['what can be acted on', { title: 'Not saved', action: { label: 'Try again', onClick: () => {} } }],
] satisfies [string, ToastMessage][])('%s stays until it is closed', async (_, message) => {
  await say(message)
  await pass(60_000)
  expect(shown(message.title)).toBe(true)
  fireEvent.click(screen.getByLabelText('Close'))
  await pass(1000)
  expect(shown(message.title)).toBe(false)
})
