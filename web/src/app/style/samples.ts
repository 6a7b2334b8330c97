/** Sample texts and numbers for the interface kit's page; not texts of the product. */
export const samples = {
  title: 'Interface kit',
  lead: 'Every part in every state, on the ground it lies on. What is missing here is missing everywhere.',
  sections: {
    ground: 'Ground',
    layout: 'Layout',
    actions: 'Actions',
    fields: 'Fields',
    quantities: 'Quantities',
    panels: 'Panels',
    facts: 'Facts',
    states: 'States',
    lists: 'Lists',
    time: 'Time and way',
  },
  flavours: [
    { id: 1, name: 'Vanilla', sku: 'PW-908-01', stock: 320, eta: null, hue: '#f0d9a0' },
    { id: 2, name: 'Chocolate', sku: 'PW-908-02', stock: 96, eta: null, hue: '#6b4127' },
    { id: 3, name: 'Strawberry', sku: 'PW-908-03', stock: 4, eta: '2025-06-03', hue: '#e0567a' },
    { id: 4, name: 'Banana', sku: 'PW-908-04', stock: 0, eta: '2025-06-03', hue: '#f2c230' },
    { id: 5, name: 'Hazelnut', sku: 'PW-908-05', stock: 0, eta: null, hue: '#a9784a' },
  ],
  price: { current: 21.9, regular: 24.9 },
  unitsPerCase: 6,
  phases: [
    { title: 'Order', text: '5 to 8 May, until 23:59', state: 'done' },
    { title: 'Confirm', text: '9 May, 10:00 to 16 May, 23:59', state: 'current' },
    { title: 'Release', text: 'In parts, until 30 June', state: 'later' },
  ],
  tabs: [
    { value: 'welcome', label: 'Welcome' },
    { value: 'highlights', label: 'Highlights' },
    { value: 'new', label: 'New products', count: 3 },
    { value: 'order', label: 'Place order' },
    { value: 'samples', label: 'Free samples' },
    { value: 'feedback', label: 'Give feedback' },
    { value: 'media', label: 'Media center' },
  ],
  faq: [
    {
      id: 'confirm',
      head: 'When do I confirm my order?',
      content: 'After the ordering window has closed. You get a mail when the confirmation period begins.',
    },
    {
      id: 'release',
      head: 'Can I have the goods in parts?',
      content: 'Yes. Release what you need, when you need it, until the release period ends.',
    },
    {
      id: 'stock',
      head: 'What if something is sold out?',
      content: 'First come, first served: stock is taken in the moment of the release.',
    },
  ],
  booths: [
    { id: '3', number: 3, name: 'Nordfuel', lines: 3, pieces: 91, sum: 156.45 },
    { id: '4', number: 4, name: 'Lumen', lines: 6, pieces: 144, sum: 964.8 },
  ],
  lines: [
    { id: 1, name: 'Almond Maple', size: 'Protein Flapjack 65 g', price: 1.19, quantity: 48 },
    { id: 2, name: 'Dark Cherry', size: 'Protein Flapjack 65 g', price: 1.19, quantity: 27 },
    { id: 3, name: 'Cocoa Hazelnut', size: 'Granola 350 g', price: 4.2, quantity: 16 },
  ],
} as const
