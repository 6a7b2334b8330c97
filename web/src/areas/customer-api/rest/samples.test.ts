import { expect, test } from 'vitest'
import type { Operation } from '../docs/document.ts'
import { sampleOf } from './samples.ts'

const string = { type: 'string' } as const
const json = { 200: { content: { 'application/json': { schema: {} } } } }
const order: Operation = {
  ...{ operationId: 'postOrders', summary: 'Places an order', method: 'POST', path: '/api/v1/orders', group: 'data' },
  parameters: [{ name: 'Idempotency-Key', in: 'header', required: false, schema: string }],
  responses: json,
}
const body = { lines: [{ sku: "O'7", quantity: 6 }], note: null, is_gift: true, tags: [] }
const invoice: Operation = {
  ...{ operationId: 'getPdf', summary: 'A PDF', method: 'GET', path: '/api/v1/invoices/{number}/pdf', group: 'data' },
  parameters: [{ name: 'number', in: 'path', required: true, schema: string }],
  responses: { 200: { content: { 'application/pdf': { schema: {} } } } },
}

test('an order in each language has the key from outside, a key of its own, and the body (FF-1805)', () => {
  const of = (language: Parameters<typeof sampleOf>[0]) => sampleOf(language, 'https://shop.test', order, {}, body)
  expect(of('curl')).toContain(`curl -X POST 'https://shop.test/api/v1/orders' \\
  -H "Authorization: Bearer $API_KEY" \\
  -H "Idempotency-Key: $(uuidgen)" \\
  -H 'Content-Type: application/json' \\
  -d '{`)
  expect(of('curl')).toContain(`"sku": "O'\\''7"`)
  expect(of('TypeScript')).toContain(`const answer = await fetch("https://shop.test/api/v1/orders", {
  method: 'POST',
  headers: {
    Authorization: \`Bearer \${process.env.API_KEY}\`,
    'Idempotency-Key': crypto.randomUUID(),
    'Content-Type': 'application/json',
  },
  body: JSON.stringify({
    "lines": [`)
  expect(of('Python')).toContain(`answer = requests.post(
    "https://shop.test/api/v1/orders",
    headers={
        "Authorization": f"Bearer {os.environ['API_KEY']}",
        "Idempotency-Key": str(uuid.uuid4()),
    },
    json={
        "lines": [
            {
                "sku": "O'7",
                "quantity": 6,
            },
        ],
        "note": None,
        "is_gift": True,
        "tags": [],
    },`)
})

test('a file is written to the disk, and no body is sent (FF-1805)', () => {
  const of = (language: Parameters<typeof sampleOf>[0]) =>
    sampleOf(language, 'https://shop.test', invoice, { number: 'R 1' })
  expect(of('curl')).toMatch(/invoices\/R%201\/pdf'[\s\S]*-o answer\.pdf$/)
  expect(of('TypeScript')).toContain("await writeFile('answer.pdf', await answer.bytes())")
  expect(of('TypeScript')).not.toMatch(/body|Content-Type|Idempotency/)
  expect(of('Python')).toContain('with open("answer.pdf", "wb") as file:')
  expect(of('Python')).not.toMatch(/json|uuid/)
})
