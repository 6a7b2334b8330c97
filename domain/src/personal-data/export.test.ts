import { expect, test } from 'vitest'
import { exportStateOf } from './export.ts'
import { noExportBecause } from './next-export.ts'

const at = (time: string) => new Date(`2031-05-${time}:00Z`)

test('an export is under way, then ready for seven days; one that never gets ready has failed (FF-1283)', () => {
  const asked = { askedAt: at('06T12:00'), readyAt: null }
  expect(exportStateOf(asked, at('06T18:59'))).toBe('under way')
  expect(exportStateOf(asked, at('06T19:00'))).toBe('failed')
  expect(exportStateOf(asked, at('13T12:00'))).toBeUndefined()
  const ready = { askedAt: at('06T12:00'), readyAt: at('06T13:00') }
  expect(exportStateOf(ready, at('13T12:59'))).toBe('ready')
  expect(exportStateOf(ready, at('13T13:00'))).toBeUndefined()
})

test('one export is made at a time, and three a day (FF-1281)', () => {
  const ready = (time: string) => ({ askedAt: at(time), readyAt: at(time) })
  const now = at('06T12:00')
  expect(noExportBecause([], now)).toBeUndefined()
  expect(noExportBecause([{ askedAt: at('06T11:59'), readyAt: null }], now)).toBe('export_under_way')
  const three = [ready('05T12:01'), ready('06T09:00'), ready('06T10:00')]
  expect(noExportBecause(three, now)).toBe('too_many_exports')
  expect(noExportBecause(three, at('06T12:01'))).toBeUndefined()
})
