import { cleanup, render, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Button } from './Button.tsx'
import { Modal } from './Modal.tsx'
import { Popover } from './Popover.tsx'
import { useShown } from './useOnceOpen.ts'

afterEach(cleanup)

describe('a popover', () => {
  const open = async () => {
    render(
      <Popover label="Menu" trigger={<Button>Open</Button>}>
        <p>Ways</p>
      </Popover>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    await screen.findByRole('dialog', { name: 'Menu' })
  }
  const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  test('closes by a press on the button that opened it', async () => {
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Open', hidden: true }))
    await isGone()
    expect(screen.getByRole('button', { name: 'Open' }).getAttribute('aria-expanded')).toBe('false')
  })

  test('closes by a press beside it', async () => {
    await open()
    await userEvent.click(document.body)
    await isGone()
  })
})

describe('a press beside a modal', () => {
  const pressBeside = async (keepOpen: boolean) => {
    const onClose = vi.fn()
    render(<Modal open onClose={onClose} title="Title" keepOpen={keepOpen} />)
    await screen.findByRole('dialog', { name: 'Title' })
    await userEvent.click(document.body)
    return onClose
  }

  test('closes it', async () => {
    const onClose = await pressBeside(false)
    expect(onClose).toHaveBeenCalledWith('away')
  })

  test('does not close one that is to be kept open, e.g. with something typed in it', async () => {
    const onClose = await pressBeside(true)
    expect(onClose).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(onClose).toHaveBeenCalledWith('button')
  })
})

test('what closes fades with what it showed last, also when that is gone by then (FF-1873)', () => {
  const { result, rerender } = renderHook(useShown<{ open: boolean; title: string }>, {
    initialProps: { open: false, title: 'nothing' },
  })
  expect(result.current).toBeUndefined()
  rerender({ open: true, title: 'may.xlsx' })
  rerender({ open: false, title: 'nothing' })
  expect(result.current).toEqual({ open: false, title: 'may.xlsx' })
})
