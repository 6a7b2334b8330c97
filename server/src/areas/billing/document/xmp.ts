import { xml } from './xml.ts'

const SCHEMA = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#'

const FIELDS: readonly (readonly [name: string, value: string, description: string])[] = [
  ['DocumentType', 'INVOICE', 'INVOICE'],
  ['DocumentFileName', 'factur-x.xml', 'name of the embedded XML invoice file'],
  ['Version', '1.0', 'version of the Factur-X XML schema'],
  ['ConformanceLevel', 'EN 16931', 'conformance level of the embedded Factur-X data'],
]

const resource = { 'rdf:parseType': 'Resource' }

/** PDF metadata declaring the Factur-X attachment (Factur-X 1.0 §6.2), with the schema that PDF/A requires. */
export const facturXMetadata: string = [
  xml(
    'rdf:Description',
    FIELDS.map(([name, value]) => xml(`fx:${name}`, value)),
    { 'rdf:about': '', 'xmlns:fx': SCHEMA },
  ),
  xml(
    'rdf:Description',
    [
      xml('pdfaExtension:schemas', [
        xml('rdf:Bag', [
          xml(
            'rdf:li',
            [
              xml('pdfaSchema:schema', 'Factur-X PDFA Extension Schema'),
              xml('pdfaSchema:namespaceURI', SCHEMA),
              xml('pdfaSchema:prefix', 'fx'),
              xml('pdfaSchema:property', [
                xml(
                  'rdf:Seq',
                  FIELDS.map(([name, , description]) =>
                    xml(
                      'rdf:li',
                      [
                        xml('pdfaProperty:name', name),
                        xml('pdfaProperty:valueType', 'Text'),
                        xml('pdfaProperty:category', 'external'),
                        xml('pdfaProperty:description', description),
                      ],
                      resource,
                    ),
                  ),
                ),
              ]),
            ],
            resource,
          ),
        ]),
      ]),
    ],
    {
      'rdf:about': '',
      'xmlns:pdfaExtension': 'http://www.aiim.org/pdfa/ns/extension/',
      'xmlns:pdfaSchema': 'http://www.aiim.org/pdfa/ns/schema#',
      'xmlns:pdfaProperty': 'http://www.aiim.org/pdfa/ns/property#',
    },
  ),
]
  .map(({ markup }) => markup)
  .join('\n')
