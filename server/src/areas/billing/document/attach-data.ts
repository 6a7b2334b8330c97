import type { Paper } from '../../../platform/paper/paper.ts'
import { facturXMetadata } from './xmp.ts'

type Data = {
  readonly data: string
  /** What the file is, in the document's language. */
  readonly description: string
  readonly at: Date
}

/** Attaches the Factur-X data to a document that is still open. */
export function attachData({ doc }: Paper, { data, description, at }: Data): void {
  const attachment: PDFKit.Mixins.PDFAttachmentOptions & { relationship: string } = {
    name: 'factur-x.xml',
    type: 'text/xml',
    description,
    relationship: 'Alternative',
    creationDate: at,
    modifiedDate: at,
  }
  doc.file(Buffer.from(data), attachment)
  doc.appendXML(facturXMetadata)
}
