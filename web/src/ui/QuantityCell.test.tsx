import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { cellColumn } from './cell-column.ts'
import { QuantityCell, type QuantityCellProps } from './QuantityCell.tsx'

const changed = vi.fn()
const asked = { onFinish: vi.fn(), onFilter: vi.fn(), onKeys: vi.fn(), onCaseOfEach: vi.fn(), onFold: vi.fn() }

interface CellProps extends Partial<QuantityCellProps> {
  name: string
  start?: number | null
}

function Cell({ name, start = null, ...rest }: CellProps) {
  const [value, setValue] = useState<number | null>(start)
  return (
    <li data-cell-row="">
      <button type="button" tabIndex={-1}>
        Facts of {name}
      </button>
      <QuantityCell
        label={name}
        unitsPerCase={6}
        {...rest}
        value={value}
        onChange={quantity => {
          changed(name, quantity)
          setValue(quantity || null)
        }}
      />
      <button type="button" tabIndex={-1}>
        Notify me: {name}
      </button>
    </li>
  )
}

/** Two groups of cells between two buttons. */
function Column({
  groups = [
    ['Vanilla', 'Cocoa'],
    ['Lemon', 'Lime'],
  ],
}: {
  groups?: string[][]
}) {
  return (
    <>
      <button type="button">Before</button>
      <div {...cellColumn(asked)}>
        {groups.map(names => (
          <section key={names[0]} data-cell-group="" aria-label={names[0]}>
            <button type="button" tabIndex={-1}>
              Fold {names[0]}
            </button>
            <ul>
              {names.map(name => (
                <Cell key={name} name={name} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <button type="button">After</button>
    </>
  )
}

const cell = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const values = (names: string[]) => names.map(name => cell(name).value)
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent
const paste = (name: string, text: string) => fireEvent.paste(cell(name), { clipboardData: { getData: () => text } })
const refusal = () => screen.queryByRole('alert')?.textContent

afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

describe('a cell', () => {
  const open = async (part: Partial<CellProps> = {}) => {
    render(<Cell name="Vanilla" {...part} />)
    await userEvent.click(cell('Vanilla'))
  }

  test('is empty with a 0 as placeholder, and takes digits; 0 is not the same as emptied', async () => {
    await open()
    expect([cell('Vanilla').value, cell('Vanilla').placeholder]).toEqual(['', '0'])
    await userEvent.keyboard('12')
    expect(changed.mock.calls).toEqual([
      ['Vanilla', 1],
      ['Vanilla', 12],
    ])
    await userEvent.clear(cell('Vanilla'))
    expect(changed).toHaveBeenLastCalledWith('Vanilla', null)
    await userEvent.keyboard('0')
    expect(changed).toHaveBeenLastCalledWith('Vanilla', 0)
    expect(cell('Vanilla').value).toBe('')
  })

  test('replaces its number when one comes in and types', async () => {
    await open({ start: 120 })
    await userEvent.keyboard('7')
    expect(cell('Vanilla').value).toBe('7')
  })

  test('takes cases: 3c, plus and minus (FF-731)', async () => {
    await open()
    await userEvent.keyboard('3c')
    expect(cell('Vanilla').value).toBe('18')
    await userEvent.keyboard('+')
    expect(cell('Vanilla').value).toBe('24')
    await userEvent.keyboard('---')
    expect(cell('Vanilla').value).toBe('6')
    await userEvent.keyboard('--')
    expect(cell('Vanilla').value).toBe('')
  })

  test.each([
    ['1.5', 'Whole pieces only: ‘1.5’ was not taken.'],
    ['-5', 'No minus: ‘-5’ was not taken.'],
    ['twelve', 'Pieces or cases, as 12 or 3c: ‘twelve’ was not taken.'],
    ['123456', 'At most 99.999: ‘123456’ was not taken.'],
  ])('filled in with %s as a whole says why it is not taken and keeps its number (FF-732)', async (text, reason) => {
    await open({ start: 12 })
    fireEvent.change(cell('Vanilla'), { target: { value: text } })
    expect(refusal()).toBe(reason)
    expect(cell('Vanilla').value).toBe('12')
    expect(cell('Vanilla').getAttribute('aria-invalid')).toBe('true')
    expect(changed).not.toHaveBeenCalled()
    await userEvent.keyboard('7')
    expect(refusal()).toBeUndefined()
    expect(cell('Vanilla').value).toBe('7')
  })

  test('typed 1.5 becomes neither 15 nor 5, and 1.200 is 1200 (TS-207, FF-732)', async () => {
    await open()
    await userEvent.keyboard('1.5')
    expect(refusal()).toBe('Whole pieces only: ‘1.5’ was not taken.')
    expect(cell('Vanilla').value).toBe('')
    expect(changed).toHaveBeenLastCalledWith('Vanilla', null)
    await userEvent.keyboard('{Backspace}')
    expect(refusal()).toBeUndefined()
    await userEvent.keyboard('1.200')
    expect(cell('Vanilla').value).toBe('1200')
  })

  test.each(['0.5', '.5', ',5'])('typed %s is refused and never becomes 5', async text => {
    await open({ start: 12 })
    await userEvent.keyboard(text)
    expect(cell('Vanilla').value).toBe('12')
    expect(refusal()).toMatch(/^Whole pieces only/)
    expect(changed).not.toHaveBeenCalledWith('Vanilla', 5)
  })

  test('a fraction from a keyboard that sends no keys is refused too', async () => {
    await open({ start: 1 })
    const type = (data: string, value: string) => fireEvent.input(cell('Vanilla'), { target: { value }, data })
    type('.', '1.')
    type('5', '15')
    expect([cell('Vanilla').value, refusal()]).toEqual(['1', 'Whole pieces only: ‘1.5’ was not taken.'])
    expect(changed).not.toHaveBeenCalled()
  })

  test('letters are blocked and the digits stay (TS-207)', async () => {
    await open()
    await userEvent.keyboard('1a')
    expect(refusal()).toBe('Pieces or cases, as 12 or 3c: ‘a’ was not taken.')
    await userEvent.keyboard('2')
    expect(cell('Vanilla').value).toBe('12')
  })

  test('goes back to its number with Escape, which then belongs to the dialog', async () => {
    const escaped = vi.fn()
    document.addEventListener('keydown', escaped)
    await open({ start: 12 })
    await userEvent.keyboard('7')
    escaped.mockClear()
    await userEvent.keyboard('{Escape}')
    expect(cell('Vanilla').value).toBe('12')
    expect(escaped).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    expect(escaped).toHaveBeenCalledOnce()
    document.removeEventListener('keydown', escaped)
  })

  test('that is closed says why when one types', async () => {
    await open({ start: 12, closed: 'Ordering is closed.' })
    await userEvent.keyboard('7')
    expect([cell('Vanilla').value, refusal()]).toEqual(['12', 'Ordering is closed.'])
    expect(cell('Vanilla').readOnly).toBe(true)
    expect(changed).not.toHaveBeenCalled()
  })

  test('shows why the server refused', async () => {
    await open({ error: 'Not at the show.' })
    expect(refusal()).toBe('Not at the show.')
  })

  describe('of a size that is sold in dozens, two at least', () => {
    const steps = { orderMultiple: 12, minQuantity: 24 }

    test('takes the next number that fits when it is left, and says so (FF-758)', async () => {
      await open({ steps })
      await userEvent.keyboard('30')
      expect([cell('Vanilla').value, refusal()]).toEqual(['30', undefined])
      await userEvent.tab()
      expect([cell('Vanilla').value, refusal()]).toEqual(['36', 'Sold in 12s, at least 24: 30 became 36.'])
      expect(cell('Vanilla').getAttribute('aria-invalid')).toBeNull()
      await userEvent.click(cell('Vanilla'))
      await userEvent.keyboard('48')
      expect(refusal()).toBeUndefined()
      await userEvent.tab()
      expect([cell('Vanilla').value, refusal()]).toEqual(['48', undefined])
    })

    test.each([
      ['+', '24'],
      ['++', '36'],
      ['++-', '24'],
      ['+-', ''],
      ['1c', '24'],
      ['30{Escape}', ''],
    ])('after %s holds %s', async (keys, value) => {
      await open({ steps, unitsPerCase: 12 })
      await userEvent.keyboard(keys)
      expect(cell('Vanilla').value).toBe(value)
    })

    test('says what became of a pasted number at once (FF-758)', () => {
      render(
        <div {...cellColumn(asked)}>
          <Cell name="Vanilla" steps={steps} />
        </div>,
      )
      paste('Vanilla', '5')
      expect([cell('Vanilla').value, refusal()]).toEqual(['24', 'Sold in 12s, at least 24: 5 became 24.'])
    })
  })

  test('goes no higher than its maximum', async () => {
    await open({ max: 40 })
    await userEvent.keyboard('45')
    expect([cell('Vanilla').value, refusal()]).toEqual(['4', 'At most 40: ‘45’ was not taken.'])
  })
})

describe('a column of cells', () => {
  test('goes by Tab, Enter and arrows from cell to cell and to nothing else (FF-730)', async () => {
    render(<Column />)
    const path: (string | null | undefined)[] = []
    for (const keys of [
      '{Tab}',
      '{Tab}',
      '{Tab}',
      '{Enter}',
      '{ArrowDown}',
      '{ArrowDown}',
      '{Shift>}{Tab}{/Shift}',
      '{ArrowUp}',
      '{Shift>}{Enter}{/Shift}',
      '{Shift>}{Tab}{/Shift}',
    ]) {
      await userEvent.keyboard(keys)
      path.push(focused())
    }
    expect(path).toEqual(['Before', 'Vanilla', 'Cocoa', 'Lemon', 'Lime', 'Lime', 'Lemon', 'Cocoa', 'Vanilla', 'Before'])
    await userEvent.click(cell('Lime'))
    await userEvent.tab()
    expect(focused()).toBe('After')
  })

  test('reaches the row’s other controls and the head with arrows left and right', async () => {
    render(<Column />)
    await userEvent.click(cell('Cocoa'))
    const path: (string | null | undefined)[] = []
    for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowDown']) {
      await userEvent.keyboard(`{${key}}`)
      path.push(focused())
    }
    expect(path).toEqual(['Notify me: Cocoa', 'Cocoa', 'Facts of Cocoa', 'Fold Vanilla', 'Vanilla'])
  })

  test('moves the caret first where a number is being typed', async () => {
    render(<Column />)
    await userEvent.click(cell('Cocoa'))
    await userEvent.keyboard('12{ArrowLeft}')
    expect(focused()).toBe('Cocoa')
  })

  test('goes from group to group with Page keys, and asks its owner for the rest', async () => {
    render(<Column />)
    await userEvent.click(cell('Cocoa'))
    await userEvent.keyboard('{PageDown}')
    expect(focused()).toBe('Lemon')
    await userEvent.keyboard('{PageUp}')
    expect(focused()).toBe('Vanilla')
    await userEvent.keyboard('/?{Control>}{Enter}{/Control}')
    for (const ask of [asked.onFilter, asked.onKeys, asked.onFinish]) expect(ask).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Alt>}[KeyC]{/Alt}')
    expect(asked.onCaseOfEach.mock.calls[0]![0].getAttribute('aria-label')).toBe('Vanilla')
    await userEvent.keyboard('{Alt>}[KeyF]{/Alt}')
    expect(asked.onFold.mock.calls[0]![0].getAttribute('aria-label')).toBe('Vanilla')
    expect(focused()).toBe('Lemon')
    expect(refusal()).toBeUndefined()
  })

  test('is filled downwards by a pasted column, which stops at the first value that is refused (FF-731)', () => {
    render(<Column />)
    paste('Vanilla', '12\r\n3c\r\n1.5\r\n7\r\n')
    expect(values(['Vanilla', 'Cocoa', 'Lemon', 'Lime'])).toEqual(['12', '18', '', ''])
    expect(focused()).toBe('Lemon')
    expect(refusal()).toBe('Whole pieces only: ‘1.5’ was not taken.')
  })

  test('a pasted number replaces the cell’s; empty cells of a pasted column leave what is there', async () => {
    render(<Column />)
    await userEvent.click(cell('Vanilla'))
    await userEvent.keyboard('4{Enter}5')
    paste('Vanilla', '-5')
    expect([cell('Vanilla').value, refusal()]).toEqual(['4', 'No minus: ‘-5’ was not taken.'])
    paste('Vanilla', '12\n\n9\n')
    expect(values(['Vanilla', 'Cocoa', 'Lemon'])).toEqual(['12', '5', '9'])
  })

  test('takes 200 quantities typed with digits and Tab only', async () => {
    const names = Array.from({ length: 200 }, (_, index) => `Flavour ${index}`)
    render(<Column groups={[names.slice(0, 90), names.slice(90)]} />)
    const user = userEvent.setup({ delay: null })
    cell('Flavour 0').focus()
    await user.keyboard(names.map((_, index) => index + 1).join('{Tab}'))
    expect(Array.from(document.querySelectorAll('input'), ({ value }) => Number(value))).toEqual(
      names.map((_, index) => index + 1),
    )
  })
})
