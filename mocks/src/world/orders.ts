export type PaymentMethod = 'TANGOCARDS' | 'PAYZA' | 'PAYPAL' | 'PAYTM' | 'BITCOIN' | 'UPI';

export interface Order {
  readonly id: string;
  readonly userId: string;
  readonly method: PaymentMethod;
  status: 'Pending' | 'Approved' | 'Rejected';
  readonly cb: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly comments: readonly string[];
}
