interface PostedLead {
  readonly method: 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A request for contact as a program posts it to /api/leads. */
export const postedLead = (key: string): PostedLead => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', 'idempotency-key': key },
  body: JSON.stringify({
    Type: 'Contact',
    Name: 'Zoé Tremblay',
    Email: `${key}@visitor.example`,
    Message: `About ${key}`,
    Consent: true,
  }),
});
