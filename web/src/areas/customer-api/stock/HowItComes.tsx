import { useState } from 'react'
import { useTexts } from '../../../lib/texts.tsx'
import { CodeBlock } from '../CodeBlock.tsx'
import { Panel } from '../Panel.tsx'
import { stockTexts } from './texts.ts'

const example = (now: Date) => `POST /stock
content-type: application/json
authorization: Bearer …
webhook-id: msg_5f0c2b6f4f1e4b1c9d0d6d3f6a1b2c3d
webhook-timestamp: ${Math.floor(now.getTime() / 1000)}
webhook-signature: v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=

{"type":"stock.updated","timestamp":"${now.toISOString()}","data":[
  {"sku":"NOR-480-02","gtin":"4006381333931","customer_reference":"10482",
   "quantity":36,"availability":"in_stock","eta":null}]}`

/** What a delivery looks like, and how its signature is verified. */
export function HowItComes() {
  const t = useTexts(stockTexts)
  const [now] = useState(() => new Date())
  return (
    <Panel title={t.how}>
      <p>{t.howText}</p>
      <CodeBlock name={t.example} code={example(now)} isAnswer />
      <ul className="grid gap-2 ink-2 bullets">
        {Object.values(t.rules).map(rule => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </Panel>
  )
}
