import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { Button } from './Button.tsx'

afterEach(cleanup)

const button = () => screen.getByRole('button', { name: /Add/ })
const signs = () => button().querySelectorAll(':scope > span + span').length

it('says that it is loading, keeps the focus and does not act (TS-213)', async () => {
  const act = vi.fn()
  const { rerender } = render(<Button onClick={act}>Add</Button>)
  await userEvent.click(button())
  expect(act).toHaveBeenCalledOnce()
  expect(signs()).toBe(0)
  rerender(
    <Button onClick={act} loading>
      Add
    </Button>,
  )
  await userEvent.click(button())
  expect(act).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(button())
  expect(button().getAttribute('aria-disabled')).toBe('true')
  expect(signs()).toBeGreaterThan(0)
})

it('shows a tick in place of its words (TS-214)', () => {
  render(<Button done>Add</Button>)
  expect(button().className).toMatch(/covered/)
  expect(button().querySelector('svg[class*=tick]')).not.toBeNull()
})
