import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import Scanner from './Scanner.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const open = (getUserMedia?: () => Promise<never>) => {
  vi.stubGlobal('navigator', { mediaDevices: getUserMedia && { getUserMedia } })
  render(<Scanner scan={async () => undefined} />)
}
const failing = (name: string) => vi.fn(() => Promise.reject(new DOMException('', name)))

test.each([
  ['NotAllowedError', 'The camera is not allowed'],
  ['NotFoundError', 'There is no camera'],
  ['NotReadableError', 'The camera does not answer'],
])('%s says why there is no picture, and can be tried again', async (name, title) => {
  const ask = failing(name)
  open(ask)
  expect(await screen.findByText(title)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText(title)
  expect(ask).toHaveBeenCalledTimes(2)
})

test('without a secure connection browsers have no camera at all', async () => {
  open()
  expect(await screen.findByText('The camera needs a secure connection')).toBeTruthy()
})
