/** Robots fill it in, and the database refuses them (send_enquiry). */
export function HoneypotField() {
  return (
    <div aria-hidden="true" className="visually-hidden">
      <label>
        Leave this empty
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
