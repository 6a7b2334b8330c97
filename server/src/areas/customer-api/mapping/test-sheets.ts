import { writeXlsx } from 'hucre/xlsx'
import type { Browser } from '../../../platform/testing/app.ts'

export const UPLOAD = '/api/user/productReferences/uploadSheet'
export const DOWNLOAD = '/api/user/productReferences/downloadSheet'

/** A form with one file. */
const formWith = (content: Uint8Array, field = 'filepond', filename = 'mapping.xlsx') => ({
  headers: { 'content-type': 'multipart/form-data; boundary=x' },
  payload: Buffer.concat([
    Buffer.from(`--x\r\ncontent-disposition: form-data; name="${field}"; filename="${filename}"\r\n\r\n`),
    content,
    Buffer.from('\r\n--x--\r\n'),
  ]),
})

export const upload = (browser: Browser, content: Uint8Array, field?: string) =>
  browser.call({ method: 'POST', url: UPLOAD, ...formWith(content, field) })

type Cell = string | number | null

/** A workbook with one sheet. */
export const workbook = (...rows: Cell[][]): Promise<Uint8Array> => writeXlsx({ sheets: [{ name: 'Mapping', rows }] })

/** Sends a sheet with the columns SKU and Reference. */
export const send = async (browser: Browser, ...rows: [sku: string, reference: Cell][]) =>
  upload(browser, await workbook(['SKU', 'Reference'], ...rows))
