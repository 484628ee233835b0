/** How the links and forms of availability alerts are written. */
export const ALERT_CONFIRM_PATH = '/alerts/confirm';
/** Also what mail programs call without a visitor (RFC 8058). */
export const ALERT_STOP_PATH = '/alerts/stop';
export const ALERT_TOKEN_PARAMETER = 'Alert';
