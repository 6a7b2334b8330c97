/** A complaint as the customer's call answers it. */
export const complaint = {
  id: 12,
  order_id: 501,
  shipment_id: 3,
  line: 1,
  brand_name: 'North',
  product_name: 'Whey',
  product_size_name: '908 g',
  product_attribute_name: 'Vanilla',
  quantity: 2,
  reason: 'damaged',
  state: 'in progress',
  made_at: '2031-05-06T12:00:00.000Z',
  changed_at: '2031-05-06T13:00:00.000Z',
  last_reply: 'Please send a photo.',
  text: 'Two tubs arrived open.',
  made_by: 'Bea Buyer',
  shipped_at: '2031-05-02T10:00:00.000Z',
  photos: [{ id: 5, width: 900, height: 1200 }],
  messages: [
    { id: 1, from_desk: true, name: null, text: 'Please send a photo.', written_at: '2031-05-06T13:00:00.000Z' },
  ],
  taken_on_at: '2031-05-06T12:30:00.000Z',
  decided_at: null,
  closed_at: null,
  outcome: null,
}

/** The same as the operator's call answers it. */
export const deskComplaint = {
  ...complaint,
  messages: complaint.messages.map(message => ({ ...message, name: 'Olga' })),
  company: 'Gym Shop',
  customer_id: 7,
  customer_number: '20001',
  email: 'bea@gym.test',
  agent: null,
  taken_on_by: 'Olga',
  decided_by: null,
  closed_by: null,
  invoice_number: 'R2031-00007',
  unit_price: 12.5,
  creditable: 5,
  in_stock: 40,
}

export const complainableLine = {
  shipment_id: 3,
  line: 1,
  brand_name: 'North',
  product_name: 'Whey',
  product_size_name: '908 g',
  product_attribute_name: 'Vanilla',
  shipped_at: '2031-05-02T10:00:00.000Z',
  complain_until: '2031-05-16',
  shipped: 5,
  left: 3,
}
