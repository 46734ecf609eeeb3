-- Sample blog posts for the embedded local database; never run on a hosted project.
-- Loaded after the migrations. Oldest post first; created_at is in UTC and falls on the displayed date.
-- The pictures are the files of supabase/seed-images/, loaded into bucket blog-images under blog/.

insert into public.blog_posts (id, title, excerpt, content, date, image, category, slug, created_at, updated_at, image_alt, image_focus, search_title, popular)
values (
  'b1090000-0000-4000-8000-000000000001',
  'How to Lift Common Carpet Stains',
  'Red wine, coffee, mud, wax and worse: what to reach for first, what to leave in the cupboard, and how to avoid turning a small mark into a large one.',
  $html$
<p>Most carpets are ruined by the cure rather than the spill. Somebody scrubs, the pile frays, the stain spreads and a ring of old detergent collects dirt for years. Two minutes of patient dabbing does more than half an hour with a brush.</p>
<h2>The same four steps every time</h2>
<ol>
<li><strong>Lift the solids.</strong> Use the edge of a spoon and work from the outside of the spill inwards.</li>
<li><strong>Blot.</strong> Press a white cloth or plain kitchen paper down hard, turn to a dry patch and press again. Printed napkins can add a stain of their own.</li>
<li><strong>Treat.</strong> Put the cleaner on the cloth, not on the carpet, and dab. Try it first somewhere hidden, such as inside a cupboard, and wait until the patch is dry.</li>
<li><strong>Rinse and dry.</strong> Dab with clean water, then leave a folded white towel on the spot overnight with something heavy and waterproof on top.</li>
</ol>
<p>For most of what follows, the cleaner is a quarter of a teaspoon of clear washing-up liquid in 250 ml of lukewarm water. Any stronger and you will be rinsing it out for the rest of the evening.</p>
<h2>Stain by stain</h2>
<table>
<thead><tr><th>Stain</th><th>Do first</th><th>Then</th></tr></thead>
<tbody>
<tr><td>Red wine</td><td>Blot, add a little cold water, blot again</td><td>Washing-up solution, several light rounds</td></tr>
<tr><td>Tea or coffee</td><td>Blot while it is warm</td><td>Washing-up solution, which also loosens the milk</td></tr>
<tr><td>Mud</td><td>Let it dry completely, then vacuum</td><td>Washing-up solution on whatever is left</td></tr>
<tr><td>Butter or oil</td><td>Cover with cornflour for 30 minutes, then vacuum</td><td>Washing-up solution</td></tr>
<tr><td>Blood</td><td>Cold water only; heat sets it</td><td>Cold washing-up solution</td></tr>
<tr><td>Candle wax</td><td>Harden it with a bag of ice, crack and scrape</td><td>Warm the rest with a hairdryer and blot with kitchen paper</td></tr>
<tr><td>Pet urine</td><td>Blot, dab with cool water, blot</td><td>An enzyme cleaner labelled for your type of carpet</td></tr>
</tbody>
</table>
<h2>Wool needs a gentler hand</h2>
<p>Wool is a protein, so anything made to digest protein can damage it. Keep biological detergents and ordinary enzyme sprays away unless the label says they are safe on wool. Soda crystals are too alkaline, and bleach takes the colour out of wool and eats the fibre. If you are not sure what you have, check the label on an offcut or ask whoever fitted it.</p>
<blockquote><p>Salt on red wine is a party trick. It soaks up a little liquid, but it is hard to vacuum out and it draws in damp afterwards. A cloth is quicker.</p></blockquote>
<h2>When to stop</h2>
<p>If three rounds make no difference, stop. More water only reaches the backing, and a soaked backing can shrink, brown or smell. Old pet stains, hair dye, curry and anything that has been walked in for a month usually need hot water extraction. You can see what that involves under <a href="/services#carpet">carpet cleaning</a>, or <a href="/contact">send us a photo of the mark</a> and we will tell you honestly whether it is likely to come out.</p>
$html$,
  'May 14, 2025',
  '/storage/v1/object/public/blog-images/blog/87faaf33-ba34-4d62-9819-440cc4a858c0.avif',
  'Carpet Cleaning',
  'how-to-lift-common-carpet-stains',
  '2025-05-14 08:40:00+00',
  '2025-05-14 08:40:00+00',
  'A vacuum cleaner and a bucket of suds on a teal rug',
  null,
  null,
  true
)
on conflict (slug) do nothing;

insert into public.blog_posts (id, title, excerpt, content, date, image, category, slug, created_at, updated_at, image_alt, image_focus, search_title)
values (
  'b1090000-0000-4000-8000-000000000002',
  'How Often Should an Office Be Cleaned?',
  'Headcount, footfall and food matter more than floor area. A working timetable for offices of five, twenty and sixty people, and what the regulations ask for.',
  $html$
<h2>Start with what the law says</h2>
<p>The Workplace (Health, Safety and Welfare) Regulations 1992 require every workplace, with its furniture and fittings, to be kept sufficiently clean. The approved code of practice that goes with them says floors and indoor traffic routes should be cleaned at least once a week. It leaves the rest to your judgement, which is fair: an accountant’s back room and a training centre with a canteen have little in common.</p>
<h2>A timetable by headcount</h2>
<p>Count the people who are in the building on an ordinary day, rather than the names on the payroll. With hybrid working the two can differ by half.</p>
<table>
<thead><tr><th>Area</th><th>Up to 10 people</th><th>10 to 30</th><th>Over 30</th></tr></thead>
<tbody>
<tr><td>Toilets and basins</td><td>Two or three times a week</td><td>Daily</td><td>Daily, with a midday check</td></tr>
<tr><td>Kitchen surfaces and sink</td><td>Staff daily, cleaner weekly</td><td>Daily</td><td>Daily</td></tr>
<tr><td>Food waste bins</td><td>Daily</td><td>Daily</td><td>Daily</td></tr>
<tr><td>Handles, switches, lift buttons</td><td>Weekly</td><td>Daily</td><td>Daily</td></tr>
<tr><td>Entrance and corridors</td><td>Weekly</td><td>Two or three times a week</td><td>Daily</td></tr>
<tr><td>Carpet around desks</td><td>Weekly</td><td>Weekly</td><td>Twice a week</td></tr>
</tbody>
</table>
<p>Treat this as a starting point. A shop floor, a clinic or a warehouse office next to a loading bay needs more of nearly everything.</p>
<h2>The jobs that have no day</h2>
<p>Nobody complains about these until a visitor points them out, so give them a date.</p>
<ul>
<li><strong>Monthly:</strong> skirting, window sills, chair bases, the inside of the microwave, the tops of cabinets.</li>
<li><strong>Every three months:</strong> fridge emptied and washed, air vents vacuumed, internal glass, kettle and taps descaled.</li>
<li><strong>Once or twice a year:</strong> carpets extracted, hard floors scrubbed, blinds, upholstery and the outside of the windows.</li>
</ul>
<h2>Agree on a clear-desk night</h2>
<p>Cleaners should not move papers, and most will not touch a keyboard. If you want desks wiped, ask staff to clear them on a fixed evening. One clear-desk night a week gets every surface cleaned properly. Without it, the cleaner wipes around the mugs.</p>
<h2>How to tell whether it is enough</h2>
<p>Pick five spots: behind a toilet, the fridge handle, one corner of the stairs, the underside of a meeting table and the top of a door frame. Check them every second Friday for two months and write down what you find. If the same spot fails twice, the timetable is wrong there. If nothing ever fails, you may be paying for visits you could drop.</p>
<p>We are happy to walk round with you and suggest a schedule, including where you could cut it. See <a href="/services#office">office cleaning</a> and <a href="/services#commercial">commercial cleaning</a> for what a visit covers, then <a href="/contact">tell us about the building</a>.</p>
$html$,
  'June 30, 2025',
  '/storage/v1/object/public/blog-images/blog/3003650d-d247-4bc1-ab65-d7bd3baf4c8d.avif',
  'Commercial Cleaning',
  'how-often-should-an-office-be-cleaned',
  '2025-06-30 13:15:00+00',
  '2025-06-30 13:15:00+00',
  'A tidy office with two desks and a bin between them',
  null,
  null
)
on conflict (slug) do nothing;

insert into public.blog_posts (id, title, excerpt, content, date, image, category, slug, created_at, updated_at, image_alt, image_focus, search_title, popular)
values (
  'b1090000-0000-4000-8000-000000000003',
  'The End of Tenancy Cleaning Checklist',
  'The order to work in, the corners that inventory clerks check, and the photographs worth taking before you hand back the keys.',
  $html$
<p>Find your check-in inventory before you find your rubber gloves. You are expected to leave the place as clean as that document says it was when you moved in, allowing for ordinary wear. If it says “oven: light residue”, nobody can ask you for a showroom oven.</p>
<h2>The week before</h2>
<ul>
<li>Book the council’s bulky waste collection; slots go quickly at the end of the month.</li>
<li>Eat the freezer empty. Switch it off 24 hours before you clean it and put towels underneath.</li>
<li>Replace dead bulbs and empty the vacuum cleaner.</li>
<li>Ask for the check-out time, and whether you may be there.</li>
</ul>
<h2>On the day, in this order</h2>
<p>Clean after the furniture has gone. Start with whatever needs to soak, finish with the floors, and work towards the front door.</p>
<h3>Kitchen</h3>
<ul>
<li>Oven racks in hot water and detergent first; they soak while you do the rest.</li>
<li>Inside, on top of and underneath every cupboard, including the plinths.</li>
<li>Extractor filter: wash or replace. A greasy one is noticed by touch.</li>
<li>Fridge and freezer: shelves out, door seals wiped fold by fold, doors propped open.</li>
<li>Washing machine: detergent drawer removed, rubber seal wiped, filter cleared over a shallow tray.</li>
</ul>
<h3>Bathroom</h3>
<ul>
<li>Limescale on taps, shower head and screen. Do not use acid on marble or other natural stone.</li>
<li>Grout and sealant. Black spots that have grown into the silicone do not wash out; tell the landlord if you have not already.</li>
<li>Behind the toilet, the hinges of the seat and the overflow of the basin.</li>
<li>Extractor fan cover: vacuum it with the power off.</li>
</ul>
<h3>Bedrooms and living room</h3>
<ul>
<li>Inside wardrobes and drawers, curtain rails, tops of doors.</li>
<li>Walls: dust first, then lift marks with a barely damp cloth. Test it, because matt paint polishes into shiny patches.</li>
<li>Carpets: vacuum slowly in two directions and treat marks as described in <a href="/blog/how-to-lift-common-carpet-stains">our stain guide</a>.</li>
<li>Light switches, sockets (dry cloth only), radiators and the floor behind them.</li>
</ul>
<h3>Outside</h3>
<p>Bins empty, bin store swept, garden as tidy as the inventory shows it, nothing left in the shed or the loft.</p>
<h2>Photograph everything</h2>
<p>Take one wide picture of each room, then close-ups of the oven, hob, fridge, bath, shower, toilet and anything that was already damaged when you came. Keep the date on the files and send copies to yourself by email. Read the meters while you have the phone in your hand.</p>
<blockquote><p>If you run short of time, give it to the kitchen and the bathroom. A dusty skirting board is a small matter; a greasy oven can take hours to put right.</p></blockquote>
<p>A thorough job on a two-bedroom flat takes most people a full day. If you would rather spend it moving, our <a href="/services#end-of-tenancy">end of tenancy service</a> follows this same list, and you can <a href="/contact">check dates with us</a> as soon as you have given notice.</p>
$html$,
  'July 22, 2025',
  '/storage/v1/object/public/blog-images/blog/004b5751-90ba-4d76-9ac7-3bbd575ec8ac.avif',
  'End of Tenancy',
  'the-end-of-tenancy-cleaning-checklist',
  '2025-07-22 09:05:00+00',
  '2025-07-22 09:05:00+00',
  'An empty room with moving boxes, a vacuum cleaner and a bunch of keys',
  null,
  null,
  true
)
on conflict (slug) do nothing;

insert into public.blog_posts (id, title, excerpt, content, date, image, category, slug, created_at, updated_at, image_alt, image_focus, search_title, popular)
values (
  'b1090000-0000-4000-8000-000000000004',
  'The Saturday Morning Reset: A Two-Hour House Clean',
  'A timed running order for an ordinary three-bedroom house: start the soaking jobs at nine, put the vacuum away at eleven, and keep the afternoon.',
  $html$
<p>Put the kettle on, open two windows at opposite ends of the house and find a laundry basket. This routine is for a lived-in home that has had a normal week. It keeps things pleasant; it will not rescue an oven.</p>
<h2>What to have in one caddy</h2>
<ul>
<li>Four microfibre cloths, a sponge and an old toothbrush</li>
<li>Washing-up liquid in a spray bottle of water, a few drops to half a litre</li>
<li>Bathroom cleaner and toilet cleaner</li>
<li>A bin bag, and the vacuum cleaner standing in the hall</li>
</ul>
<p>Carrying the caddy from room to room saves more time than any product in it.</p>
<h2>The running order</h2>
<h3>9.00: Start what works without you (10 minutes)</h3>
<p>Strip one bed and put the sheets on to wash. Squirt toilet cleaner under the rims. Fill the sink with hot water and washing-up liquid and drop in the pan supports if you have a gas hob. All of it is now soaking while you do something else.</p>
<h3>9.10: The basket lap (15 minutes)</h3>
<p>Walk through every room once, picking up whatever does not belong there. Do not stop to put things away one at a time. Park the basket on the landing and hand it out at the end, or let the owners come and claim their belongings.</p>
<h3>9.25: Dust, high to low (20 minutes)</h3>
<p>Use a cloth that is just damp, since a dry one only moves dust around. Do shelves, sills, the television stand and the tops of radiators. The banister and the light switches are touched all week and hardly ever wiped, so do those as well.</p>
<h3>9.45: Bathrooms (25 minutes)</h3>
<p>Spray the shower and the bath first and let the cleaner work for as long as the label says while you do the mirror and the basin. Then rinse the bath and finish with the toilet. Use a separate cloth for the toilet that goes straight in the wash. Dry the taps. Dry taps are most of what makes a bathroom look clean.</p>
<h3>10.10: Kitchen (25 minutes)</h3>
<p>Clear the worktops completely, wipe them, then put back only what you use every day. Do cupboard handles, the hob, the front of the bin and the sink last. Throw the dishcloth in the wash.</p>
<h3>10.35: Floors (20 minutes)</h3>
<p>Vacuum from the furthest room upstairs down to the front door. Slow passes lift more than fast ones. Mop the kitchen and bathroom with a well-wrung mop.</p>
<h3>10.55: Finish (5 minutes)</h3>
<p>Empty the bins, hang the sheets out, hand round the basket.</p>
<h2>Make it fit your house</h2>
<p>With children, give each of them a room for the basket lap and a ten-minute timer. In a flat you will be done by half past ten. If two hours keep turning into four, something larger wants doing first; a one-off <a href="/services#deep-cleaning">deep clean</a> or a regular <a href="/services#residential">home clean</a> can get you back to the starting line.</p>
$html$,
  'September 2, 2025',
  '/storage/v1/object/public/blog-images/blog/32dcda45-d960-4fb6-9073-4c94d0018bef.avif',
  'Home Cleaning',
  'the-saturday-morning-reset-a-two-hour-house-clean',
  '2025-09-02 07:30:00+00',
  '2025-09-02 07:30:00+00',
  'A bright living room with a vacuum cleaner and a caddy of sprays',
  null,
  null,
  true
)
on conflict (slug) do nothing;

insert into public.blog_posts (id, title, excerpt, content, date, image, category, slug, created_at, updated_at, image_alt, image_focus, search_title)
values (
  'b1090000-0000-4000-8000-000000000005',
  'Vinegar, Bicarb and Soap: What Each One Is Good For',
  'Three cheap cleaners that cover most of a house, the surfaces each one harms, and why fizzing two of them together gives you slightly salty water.',
  $html$
<p>One is an acid, one is a mild alkali and one is a detergent. Once you know which dirt answers to which, you can clear half the bottles out from under the sink.</p>
<table>
<thead><tr><th>Cleaner</th><th>Good for</th><th>Keep away from</th></tr></thead>
<tbody>
<tr><td>White vinegar (acid)</td><td>Limescale, soap film, streaks on glass</td><td>Marble, limestone and other natural stone, cast iron, rubber seals, phone and TV screens</td></tr>
<tr><td>Bicarbonate of soda (mild alkali)</td><td>Smells, tea stains, light scouring</td><td>Aluminium, polished or lacquered surfaces</td></tr>
<tr><td>Washing-up liquid (detergent)</td><td>Grease and nearly all everyday dirt</td><td>Unsealed wood in quantity; dishwashers</td></tr>
</tbody>
</table>
<h2>Vinegar: for anything the water left behind</h2>
<p>Ordinary white vinegar is about five per cent acetic acid. Use it neat on taps, with a soaked cloth wrapped round for half an hour, and then rinse well. For windows, mix one part vinegar with four parts water and buff with a dry cloth. It does nothing useful to grease, and it will dull a marble worktop in seconds.</p>
<h2>Bicarb: for smells and stubborn brown rings</h2>
<p>Make a paste with a little water and rub it round a stained mug. An open bowl in the fridge takes the edge off smells for a month or so. Sprinkled on a dry carpet, left for half an hour and vacuumed slowly, it freshens the pile, although too much of it clogs the vacuum’s filter.</p>
<h2>Soap: for nearly everything else</h2>
<p>A few drops of washing-up liquid in half a litre of warm water will clean worktops, cupboard doors, painted woodwork and most floors. More is not better. Leftover detergent stays sticky and catches the next lot of dirt.</p>
<h2>Why mixing them disappoints</h2>
<p>Vinegar and bicarb fizz because they are cancelling each other out. What remains is mostly water with a little sodium acetate in it. The bubbles can shake a bit of loose muck from a plughole, but a plunger does it better. Use one, rinse, then use the other.</p>
<h2>The mixtures that are dangerous</h2>
<ul>
<li><strong>Bleach and vinegar,</strong> or bleach and any descaler: gives off chlorine gas.</li>
<li><strong>Bleach and ammonia:</strong> gives off chloramine fumes. Some glass cleaners contain ammonia, so read the label.</li>
<li><strong>Vinegar and hydrogen peroxide</strong> in one bottle: makes a corrosive acid.</li>
</ul>
<blockquote><p>If you ever smell a sharp, swimming-pool gas, leave the room, open what you can on the way out and stay out until it has cleared.</p></blockquote>
<h2>What none of them will do</h2>
<p>Vinegar, bicarb and soap clean; they do not reliably disinfect. After raw chicken, wash the surface and then use a proper disinfectant (look for BS EN 1276 or BS EN 13697 on the label) for the full contact time it gives. When somebody has a stomach bug, choose one that is also tested against viruses, BS EN 14476.</p>
<p>Our teams can work with plain, low-fragrance products in any <a href="/services#residential">home clean</a>. Just <a href="/contact">ask when you book</a>.</p>
$html$,
  'October 7, 2025',
  '/storage/v1/object/public/blog-images/blog/22d8f7c7-c353-471b-a75a-3b83eff40e10.avif',
  'Green Cleaning',
  'vinegar-bicarb-and-soap-what-each-one-is-good-for',
  '2025-10-07 10:20:00+00',
  '2025-10-07 10:20:00+00',
  'A spray bottle, a jar of bicarbonate, lemons, a brush and a dish of soda on a table',
  null,
  null
)
on conflict (slug) do nothing;

insert into public.blog_posts (id, title, excerpt, content, date, image, category, slug, created_at, updated_at, image_alt, image_focus, search_title)
values (
  'b1090000-0000-4000-8000-000000000006',
  'How to Clean an Oven Without Wrecking It',
  'Find out which lining you have before you spray anything. Then a slow overnight method, a fast one for the impatient, and the parts to leave alone.',
  $html$
<p>Five weeks before Christmas is the right time for this, and Christmas Eve is the wrong one. A neglected oven takes an evening, a night and a morning, most of which is waiting.</p>
<h2>First, look at the lining</h2>
<ul>
<li><strong>Smooth and shiny:</strong> ordinary enamel. Everything below applies.</li>
<li><strong>Rough, matt, slightly sandy:</strong> catalytic panels, usually on the sides and back. They burn grease off in use. Never put cleaner on them or scrub them; run the empty oven at the temperature in the manual, often around 200 °C for half an hour or more.</li>
<li><strong>A programme marked “pyrolytic”:</strong> the oven turns the dirt to ash by itself. Take out the racks and side rails unless the manual says they may stay, use no chemicals, and wipe out the ash when it is cold.</li>
</ul>
<h2>Switch it off properly</h2>
<p>Turn off an electric oven at the wall or the cooker switch and let it go cold. On a gas oven, turn the controls off, keep liquids away from the burner and the ignition, and do not take the burner apart. That is work for a Gas Safe registered engineer.</p>
<h2>The slow method: bicarb overnight</h2>
<ol>
<li>Take out the racks. Soak them in hot water with biological washing powder, in the bath if need be, on an old towel so that the enamel is not scratched.</li>
<li>Mix bicarbonate of soda with just enough water to spread like yoghurt. Coat the floor, the enamel walls and the door glass. Avoid heating elements, the fan, the light and the rubber seal.</li>
<li>Leave it for about twelve hours.</li>
<li>Lift the paste off with a plastic scraper or an old bank card and wipe with a wet cloth until no white film comes up. It takes more rinsing than you expect.</li>
<li>Scrub the racks with a scouring pad, rinse, dry and return them.</li>
</ol>
<p>For brown glaze on the glass, use a glass scraper with a new blade, held nearly flat on a wet surface. Do not use it on the printed edge.</p>
<h2>The fast method: oven cleaner</h2>
<p>Shop-bought oven cleaners commonly contain sodium hydroxide, which burns skin and eyes. Wear long gloves and eye protection, open the window, keep children and pets out, and follow the time on the label rather than doubling it. Keep it off aluminium, painted trim and catalytic panels. Rinse several times with clean water and leave the door open to dry.</p>
<blockquote><p>Before you cook again, heat the empty oven to 180 °C for twenty minutes with the window open. If it still smells of cleaner, it wants another rinse.</p></blockquote>
<h2>Keep it that way</h2>
<p>Put a reusable liner on a low shelf to catch drips; on the oven floor it can overheat the enamel. Wipe spills once the oven has cooled to just warm, before the next meal bakes them in. Five minutes a fortnight really does spare you the yearly evening.</p>
<p>Ovens are part of our <a href="/services#deep-cleaning">deep cleaning</a> visits. If yours has reached the point of setting off the smoke alarm, <a href="/contact">get in touch</a> and tell us the make and the lining.</p>
$html$,
  'November 18, 2025',
  '/storage/v1/object/public/blog-images/blog/8062e706-44b4-4963-a12e-42ba88b6e38d.avif',
  'Deep Cleaning',
  'how-to-clean-an-oven-without-wrecking-it',
  '2025-11-18 16:45:00+00',
  '2025-11-18 16:45:00+00',
  'A kitchen with the oven door open and a bucket of suds on the floor',
  null,
  null
)
on conflict (slug) do nothing;

insert into public.blog_posts (id, title, excerpt, content, date, image, category, slug, created_at, updated_at, image_alt, image_focus, search_title)
values (
  'b1090000-0000-4000-8000-000000000007',
  'Condensation and Black Mould: A Winter Routine',
  'Wet windows in December become black corners in January. Small daily habits that keep a British house dry, and how to deal safely with a small patch.',
  $html$
<h2>Ten minutes every morning</h2>
<p>Draw the curtains, look at the glass, and if it is wet, dry it. Use a squeegee or a window vacuum and wring the cloth out in the sink rather than hanging it on a radiator, where all that water would go straight back into the air. Then open the windows wide on two sides of the house for ten minutes. Cold air holds less moisture than warm air, so even on a drizzly day you are usually swapping wet air for drier.</p>
<h2>Where the water comes from</h2>
<p>Cooking, showers, drying clothes and breathing put several litres a day into the air of a family home. It settles wherever the surface is coldest: window panes, outside corners, the wall behind the wardrobe.</p>
<ul>
<li>Put lids on pans and run the extractor until ten minutes after you have finished.</li>
<li>Shut the bathroom door during a shower and leave the fan running for a quarter of an hour afterwards.</li>
<li>Dry clothes outdoors if you can. Indoors, choose one room, shut its door and open its window or run a dehumidifier.</li>
<li>Pull wardrobes and sofas 5 to 10 cm away from outside walls.</li>
<li>Keep the heating low and steady in every room you use; one icy bedroom collects the moisture of all the others.</li>
</ul>
<p>A cheap hygrometer tells you whether it is working. Between 40 and 60 per cent relative humidity is comfortable. If it stays above 70, mould is likely.</p>
<h2>Removing a small patch</h2>
<p>Small means less than about one square metre, with condensation as the cause. If the patch is larger, or the damp comes from a leak, have the cause put right first. Anybody with asthma, a lung condition or a weakened immune system should leave the job to someone else.</p>
<ol>
<li>Open the window and close the door to the rest of the home. Put on gloves, goggles and a mask rated FFP2 or better.</li>
<li>Do not brush it dry, which throws spores about. Wipe with a cloth wrung out in warm water and washing-up liquid, and bag the cloth.</li>
<li>Apply a fungicidal wash and leave it for as long as the label says.</li>
<li>Wipe down and dry the surface completely. Paint only when the wall has been dry for some days.</li>
</ol>
<blockquote><p>Thin bleach works on tiles and sealant but is poor on plaster. Never use it with vinegar, limescale remover or anything containing ammonia. The reasons are in <a href="/blog/vinegar-bicarb-and-soap-what-each-one-is-good-for">our post on vinegar and bicarb</a>.</p></blockquote>
<h2>If you rent</h2>
<p>Tell your landlord in writing, with photographs and dates, and keep a copy. Mould can come from a fault in the building, and no amount of wiping cures that. In England, since 27 October 2025, social landlords have had fixed time limits for looking into and making safe significant damp and mould hazards, under what is known as Awaab’s Law. Your council’s housing team can advise private tenants.</p>
<p>When the cause has been dealt with and the room only needs bringing back, our <a href="/services#deep-cleaning">deep cleaning</a> team can help.</p>
$html$,
  'December 9, 2025',
  '/placeholder.svg',
  'Seasonal Cleaning',
  'condensation-and-black-mould-a-winter-routine',
  '2025-12-09 08:10:00+00',
  '2025-12-09 08:10:00+00',
  null,
  null,
  null
)
on conflict (slug) do nothing;

insert into public.blog_posts (id, title, excerpt, content, date, image, category, slug, created_at, updated_at, image_alt, image_focus, search_title)
values (
  'b1090000-0000-4000-8000-000000000008',
  'Wet Floors at Work: Stopping Slips Before the Sign Goes Out',
  'A yellow sign warns people; it does not dry the floor. Entrance mats, mopping times, dilution and a spill routine that a busy reception can keep to.',
  $html$
<p>It is ten to nine, it has been raining since five, and forty people are about to walk across a polished floor in wet shoes. What happens next was mostly decided weeks ago, by the length of the doormat and the hour at which the mopping is done.</p>
<p>Slips, trips and falls on the level are the most common cause of the non-fatal injuries that British employers report each year. The duty is plain enough: so far as is reasonably practicable, floors must be kept free of anything that may cause a person to slip.</p>
<h2>Stop the water at the door</h2>
<p>A mat works when each foot lands on it at least twice, and three times is better. For most people that means several metres of matting rather than the usual single metre. Check that edges lie flat, that the mat is not already soaked, and that you have a spare to swap in on bad days. A sodden mat wets shoes.</p>
<h2>Mop when nobody is walking</h2>
<ul>
<li>Move routine mopping to before opening or after closing. A floor mopped at 8.45 is a hazard at nine.</li>
<li>Use a flat microfibre mop wrung until it is damp, not dripping. A smooth floor should be dry within a few minutes.</li>
<li>Work in halves, so that there is always a dry way through, and barrier off the wet half.</li>
<li>Measure the chemical. Too much floor cleaner dries to a film that turns slippery the next time it rains.</li>
<li>Degrease kitchen floors with the right product and rinse. Hot water alone spreads fat.</li>
</ul>
<h2>What the sign is for</h2>
<p>A sign tells people about a danger that you have not yet removed. Put it where they will see it before they reach the wet part, at each approach, and take it away the moment the floor is dry. Signs that stand out all day stop being read by Wednesday.</p>
<h2>A spill routine that people follow</h2>
<ol>
<li>Whoever finds the spill stays with it and sends somebody else for the kit.</li>
<li>Cover it with paper towel or absorbent granules.</li>
<li>Clean with the proper solution, then dry with a fresh cloth or a squeegee. Wiping a small oil spill with a wet mop makes it a large one.</li>
<li>Write down the time, the place and the cause. Three entries for the same spot mean a leaking fridge or a bad threshold.</li>
</ol>
<p>Keep the kit where spills happen: by the coffee machine, the entrance and the loading door. In a locked cupboard on the second floor it helps nobody.</p>
<h2>Five questions for your cleaning contractor</h2>
<ul>
<li>Which product goes on which floor, and at what dilution?</li>
<li>At what time is each wet area finished?</li>
<li>Who was trained on this building, and when?</li>
<li>Where are the risk assessment and the COSHH sheets kept?</li>
<li>Who is insured for what?</li>
</ul>
<p>If any of the answers is a shrug, ask again. We put ours in writing for every <a href="/services#commercial">commercial contract</a>. The wider timetable is covered in <a href="/blog/how-often-should-an-office-be-cleaned">how often an office should be cleaned</a>.</p>
$html$,
  'January 27, 2026',
  '/storage/v1/object/public/blog-images/blog/60393b97-539d-40cf-9885-308a24cf1b6d.avif',
  'Commercial Cleaning',
  'wet-floors-at-work-stopping-slips-before-the-sign-goes-out',
  '2026-01-27 11:50:00+00',
  '2026-01-27 11:50:00+00',
  'A mop bucket and a warning sign on the wet floor of a reception',
  null,
  null
)
on conflict (slug) do nothing;

insert into public.blog_posts (id, title, excerpt, content, date, image, category, slug, created_at, updated_at, image_alt, image_focus, search_title)
values (
  'b1090000-0000-4000-8000-000000000009',
  'Limescale: Where It Builds Up and What Shifts It',
  'Kettles, taps, shower heads, glass and the bit of the toilet nobody mentions: the right acid, the right time, and the finishes that acid will spoil.',
  $html$
<p>Two houses ten miles apart in the West Midlands can need quite different cleaning cupboards. Much of Birmingham drinks soft water piped from the Elan Valley in mid Wales, while many of its neighbours get harder water from rivers and boreholes. Type your postcode into your water company’s website and it will tell you which you have.</p>
<h2>Why acid works</h2>
<p>Limescale is mostly calcium carbonate. Acids dissolve it; scrubbing mainly scratches what is underneath. White vinegar and citric acid both do the job, and citric acid smells of nothing and costs little as a powder.</p>
<table>
<thead><tr><th>Where</th><th>Use</th><th>Leave for</th></tr></thead>
<tbody>
<tr><td>Kettle</td><td>1 tablespoon citric acid in 500 ml hot water</td><td>20 minutes</td></tr>
<tr><td>Chrome tap</td><td>Cloth soaked in white vinegar, wrapped round</td><td>30 minutes</td></tr>
<tr><td>Chrome shower head</td><td>Bag of half vinegar, half warm water, tied on</td><td>1 hour</td></tr>
<tr><td>Shower glass</td><td>Vinegar and water, half and half, sprayed on</td><td>10 minutes</td></tr>
<tr><td>Toilet below the water</td><td>100 g citric acid, water level pushed down first</td><td>Overnight</td></tr>
</tbody>
</table>
<h3>Kettle</h3>
<p>Boil the water, switch off and unplug, wait a minute, then add the powder slowly because it foams. Afterwards pour it away, rinse, and boil and discard one full kettle before anybody makes tea. Tell the household what is in there.</p>
<h3>Taps and shower heads</h3>
<p>Rinse thoroughly when the time is up; acid left on chrome can pit it. A toothbrush clears the nozzles. Gold, brass, nickel and matt black finishes are often thin coatings. Use only warm soapy water on those, or what the maker recommends.</p>
<h3>Toilet</h3>
<p>The brown crust under the water is limescale with a stain in it. Flush twice so that no bleach or blue block is left in the pan. Push the water round the bend with the brush, add the acid with a little warm water, close the lid and go to bed. In the morning, brush and flush.</p>
<blockquote><p>Acid descalers and bleach must never meet. They give off chlorine gas, and a small bathroom is the worst possible place for it. Finish with one, flush and rinse, and leave the other for another day.</p></blockquote>
<h2>Where not to use acid</h2>
<ul>
<li>Marble, limestone, travertine and terrazzo, which are partly made of the same stuff as limescale</li>
<li>Cement grout, for more than a few minutes; rinse it well</li>
<li>Worn or chipped enamel baths</li>
<li>Aluminium, cast iron and plated finishes</li>
</ul>
<h2>Prevention takes twenty seconds</h2>
<p>Scale forms when drops dry. Squeegee the shower glass after the last shower of the day, dry the taps with the hand towel before it goes in the wash, and empty the kettle at night. In a hard-water house those three habits turn a monthly battle into a job for twice a year.</p>
<p>If yours is past that point, bathrooms are where our <a href="/services#deep-cleaning">deep cleans</a> spend most of their time. There is more about vinegar’s good and bad sides in <a href="/blog/vinegar-bicarb-and-soap-what-each-one-is-good-for">this earlier post</a>.</p>
$html$,
  'February 17, 2026',
  '/storage/v1/object/public/blog-images/blog/99198d47-2e9b-47dc-b384-d83d6d4f3d5d.avif',
  'Deep Cleaning',
  'limescale-where-it-builds-up-and-what-shifts-it',
  '2026-02-17 09:35:00+00',
  '2026-02-17 09:35:00+00',
  'A tiled bathroom with a bath full of foam and a bucket of suds',
  null,
  'How to Remove Limescale from Taps, Kettles and Showers'
)
on conflict (slug) do nothing;

insert into public.blog_posts (id, title, excerpt, content, date, image, category, slug, created_at, updated_at, image_alt, image_focus, search_title)
values (
  'b1090000-0000-4000-8000-000000000010',
  'Spring Cleaning in the Right Order',
  'Four half-days instead of one exhausting weekend. Empty first, work dry before wet and high before low, and you will not clean anything twice.',
  $html$
<p>Low March sun comes straight through the window and shows you everything you missed since October. Before you attack the nearest cobweb, spend five minutes on a plan. Most wasted effort in a spring clean comes from doing good work in the wrong order.</p>
<h2>Three rules</h2>
<ol>
<li><strong>Empty before you clean.</strong> Every object you give away is one you need not dust.</li>
<li><strong>High before low.</strong> Dust falls. Floors come last in each room.</li>
<li><strong>Dry before wet.</strong> Vacuum and brush first; water turns dust into paste.</li>
</ol>
<h2>Half-day one: clear out</h2>
<p>Take wardrobes, the airing cupboard, the medicine box and the food cupboards in turn. Hand out-of-date medicines to a pharmacy, which will dispose of them. Take clothes and books to a charity shop, ask whether it accepts electricals, and bring the broken ones to the recycling centre. Book the bulky collection now and you will have a date to work towards.</p>
<h2>Half-day two: upstairs</h2>
<ul>
<li>Cobwebs, lampshades and curtain rails, with the vacuum’s soft brush.</li>
<li>Take curtains down if the label allows washing; otherwise vacuum them from the top.</li>
<li>Wash the frames and sills, then the glass. Choose a cloudy day, since sun dries the water before you can wipe it and leaves streaks.</li>
<li>Pull the bed out. Vacuum the mattress, the bed base and the carpet underneath.</li>
<li>Clean behind and between the radiators with a long brush while the heating is off.</li>
</ul>
<h2>Half-day three: kitchen and bathroom</h2>
<p>These are wet rooms with soaking times, so start the slow jobs at once: oven racks in the bath, descaler on the taps. While you wait, pull the fridge out, unplug it and vacuum the dust from the coils and the grille. Where the coils can breathe, the fridge uses less electricity. Clear the washing machine’s filter and run it empty at 60 °C or above.</p>
<p>The details are in our posts on <a href="/blog/how-to-clean-an-oven-without-wrecking-it">ovens</a> and <a href="/blog/limescale-where-it-builds-up-and-what-shifts-it">limescale</a>. Keep bleach well away from the descaler.</p>
<h2>Half-day four: living rooms and outside</h2>
<ul>
<li>Sofa cushions off, crevices vacuumed, covers washed if they are removable.</li>
<li>Books: dust the tops with the brush, spines pointing down, a handful at a time.</li>
<li>Carpets: once around the edges with the crevice tool, then slowly across the whole.</li>
<li>Front door, letter box, door mat, bins. Ten minutes with soapy water and the house looks cared for from the street.</li>
</ul>
<h3>While you are up the ladder</h3>
<p>Press the test button on every smoke and carbon monoxide alarm, and vacuum the vents. Once a year is not enough for that; put a monthly reminder in your phone as you climb down.</p>
<h2>If you do only one thing</h2>
<p>Wash the windows. More daylight makes the whole house seem cleaner, and it takes a morning. For the rest, a one-off <a href="/services#deep-cleaning">deep clean</a> usually takes us four to eight hours, and <a href="/contact">a quote</a> costs nothing.</p>
$html$,
  'March 10, 2026',
  '/storage/v1/object/public/blog-images/blog/15c26600-2e60-45fa-8266-0c006cbf926f.avif',
  'Seasonal Cleaning',
  'spring-cleaning-in-the-right-order',
  '2026-03-10 07:55:00+00',
  '2026-03-10 07:55:00+00',
  'Flowers, a spray bottle and folded cloths on a sunny window sill, a tree in blossom outside',
  null,
  null
)
on conflict (slug) do nothing;

insert into public.blog_posts (id, title, excerpt, content, date, image, category, slug, created_at, updated_at, image_alt, image_focus, search_title)
values (
  'b1090000-0000-4000-8000-000000000011',
  'Hire a Carpet Cleaner or Book One?',
  'We clean carpets for a living, so read this with that in mind. An honest comparison, the mistakes that leave carpets wet for days, and what to ask.',
  $html$
<p>A hired machine from the supermarket is the right answer more often than our trade admits. It is also how we come to meet a fair number of rippled, musty carpets. The difference lies in the carpet, the stain and your patience for drying.</p>
<h2>Hire a machine if</h2>
<ul>
<li>the carpet is synthetic (polypropylene, nylon or polyester) and firmly fitted;</li>
<li>it is dull from traffic rather than badly stained;</li>
<li>you have one or two rooms, can clear them, and can leave windows open for a day.</li>
</ul>
<h2>Book somebody if</h2>
<ul>
<li>it is wool, a wool blend, sisal, seagrass or jute, or you do not know;</li>
<li>there is pet urine, which soaks through to the underlay;</li>
<li>stairs are involved, or the room cannot be emptied;</li>
<li>you are handing the property back and want a receipt.</li>
</ul>
<h2>How to use a hired machine well</h2>
<ol>
<li>Vacuum twice, slowly, in both directions. Wet cleaning turns leftover grit into mud.</li>
<li>Test in a corner: dampen, press a white cloth on it for a minute and look for dye.</li>
<li>Measure the shampoo. Half the recommended dose is often plenty; residue is what makes carpets grubby again within weeks.</li>
<li>Make one wet pass and then two or three dry passes with the trigger off, overlapping by a third. If you can see water behind the machine, slow down.</li>
<li>Rinse the whole area with plain water and extract again.</li>
<li>Lift curtains, put foil or plastic under furniture legs, open the windows and keep off until it is dry. Allow 12 to 24 hours.</li>
</ol>
<blockquote><p>The commonest mistake is going back over a dirty patch with more water. Too much wetting loosens the backing, shrinks natural fibres and brings old stains up from below as the carpet dries.</p></blockquote>
<h2>What the professional machine does differently</h2>
<p>Mainly, it sucks harder. A powerful vacuum lifts out most of the water along with the soil, so the carpet is normally dry in four to eight hours. The solution is chosen for the fibre, and stains are treated one by one beforehand. Heat helps too, though less than advertising suggests, and on wool it has to be kept moderate.</p>
<h2>Questions to ask before you book</h2>
<ul>
<li>Which method will you use on this fibre, and why?</li>
<li>How long until I can walk on it, and until the furniture can go back?</li>
<li>Is moving furniture included?</li>
<li>Which of these marks do you expect to stay? (Anybody who answers “none” without looking is guessing.)</li>
<li>Are you insured for damage to what you are working on?</li>
</ul>
<h2>In between</h2>
<p>Vacuum the busy routes twice a week, take shoes off at the door, and deal with spills on the day; <a href="/blog/how-to-lift-common-carpet-stains">our stain guide</a> says how. Done like that, a family carpet wants a proper wash every 12 to 18 months. Ours is described under <a href="/services#carpet">carpet cleaning</a>, and you can <a href="/contact">ask for a price</a> with the room sizes and a photo.</p>
$html$,
  'April 21, 2026',
  '/storage/v1/object/public/blog-images/blog/39821692-d1f2-4aef-a974-35942db550a4.avif',
  'Carpet Cleaning',
  'hire-a-carpet-cleaner-or-book-one',
  '2026-04-21 14:25:00+00',
  '2026-04-21 14:25:00+00',
  'A carpet cleaning machine on a beige carpet in front of a red sofa',
  '60% 45%',
  null
)
on conflict (slug) do nothing;

insert into public.blog_posts (id, title, excerpt, content, date, image, category, slug, created_at, updated_at, image_alt, image_focus, search_title)
values (
  'b1090000-0000-4000-8000-000000000012',
  'Cleaning and Your Deposit: What Can Be Deducted',
  'A plain guide for tenants and landlords in England: the standard that counts, fair wear and tear, evidence that holds up, and what to do if you disagree.',
  $html$
<p>Cleaning is the most common reason for deposit disputes, and most of them could have been avoided with a few photographs. This is general information about private renting in England. Wales, Scotland and Northern Ireland have rules of their own, and none of it is legal advice.</p>
<h2>The standard is the first day</h2>
<p>A tenant has to return the property as clean as it was at the start, as recorded in the check-in inventory. If the inventory says “professionally cleaned throughout”, that is the benchmark. If it says “kitchen dusty, limescale to shower”, a landlord cannot ask for more than that at the end.</p>
<h2>Can a landlord insist on a professional?</h2>
<p>No. Under the Tenant Fees Act 2019 a landlord or agent may not require a tenant to pay for a professional clean or to hire a particular company. They may require the same standard of cleanliness. Whether you reach it with your own mop or with our help is up to you. What you need is a way to show the result.</p>
<h2>Fair wear and tear</h2>
<p>Things age with ordinary use, and that is the landlord’s cost. Dirt is different, because it can be cleaned.</p>
<table>
<thead><tr><th>Usually wear</th><th>Usually cleaning or damage</th></tr></thead>
<tbody>
<tr><td>Carpet flattened along the hall</td><td>Wine stain or pet smell in the carpet</td></tr>
<tr><td>Faded curtains</td><td>Candle wax on the curtains</td></tr>
<tr><td>Light scuffs on the stair wall</td><td>Grease on the kitchen wall</td></tr>
<tr><td>Worn oven markings</td><td>Burnt-on food in the oven</td></tr>
</tbody>
</table>
<h2>A landlord may not end up better off</h2>
<p>Suppose a carpet cost £500, could be expected to last ten years, and is eight years old when it is ruined. Two tenths of its life were left, so a reasonable claim is about £100 and not the price of a new one. Deductions for cleaning likewise cover what the inventory shows, such as one oven, rather than a fresh clean of the whole house.</p>
<h2>Evidence that holds up</h2>
<ul>
<li>The check-in and check-out reports, signed or sent with a date.</li>
<li>Photographs from both days, taken from the same positions.</li>
<li>Receipts or quotes that list the work, from either side.</li>
<li>Emails. A telephone call that nobody wrote down counts for little.</li>
</ul>
<h2>If you do not agree</h2>
<ol>
<li>Ask for the deductions in writing, item by item, with the cost of each.</li>
<li>Answer each item with your evidence and say what you would accept. The part that is not in dispute should be paid back.</li>
<li>If that fails, use the free dispute resolution of the scheme that holds the deposit: the Deposit Protection Service, mydeposits or the Tenancy Deposit Scheme. Check the scheme’s deadline; three months from the end of the tenancy is typical.</li>
</ol>
<p>Once both sides agree the amount, the money should be back within ten days. If you cannot find out which scheme holds your deposit, or you suspect that none does, ask Citizens Advice or Shelter.</p>
<p>For the cleaning itself there is <a href="/blog/the-end-of-tenancy-cleaning-checklist">our checklist</a>. If you prefer to hand it over, our <a href="/services#end-of-tenancy">end of tenancy clean</a> follows it room by room.</p>
$html$,
  'June 8, 2026',
  '/placeholder.svg',
  'End of Tenancy',
  'cleaning-and-your-deposit-what-can-be-deducted',
  '2026-06-08 12:05:00+00',
  '2026-06-08 12:05:00+00',
  null,
  null,
  null
)
on conflict (slug) do nothing;

insert into public.blog_posts (id, title, excerpt, content, date, image, category, slug, created_at, updated_at, image_alt, image_focus, search_title)
values (
  'b1090000-0000-4000-8000-000000000013',
  'Look After Your Cloths and You Will Buy Fewer',
  'A good microfibre cloth survives hundreds of washes if you skip the softener. How to wash, sort, dry and retire cloths, mops, sponges and brushes.',
  $html$
<p>Smell your dishcloth. If it smells of anything, it is spreading what it picked up, and no eco-friendly spray will make up for it. Looking after the tools costs nothing, cuts waste, and makes whatever product you use work better.</p>
<h2>Microfibre: hot enough, and never with softener</h2>
<p>The fibres are split finer than a hair, and they hold dirt in the gaps. Fabric softener fills those gaps, which is why an old cloth starts pushing water about instead of soaking it up.</p>
<ul>
<li>Wash at 40 °C after light dusting, and at 60 °C after kitchens and bathrooms if the label allows.</li>
<li>Use ordinary liquid detergent. Leave out softener and bleach.</li>
<li>Change the kitchen cloth every day, and let it dry before it goes into the laundry basket.</li>
<li>Keep it apart from towels, whose fluff sticks to it.</li>
<li>Line dry, or tumble on low. High heat melts the fine ends.</li>
</ul>
<p>Microfibre is plastic and sheds a little in each wash. Full loads, the lowest temperature that does the job and a fine-mesh wash bag all reduce it. For dusting and polishing, squares cut from an old cotton T-shirt shed no plastic at all.</p>
<h2>Four colours, four jobs</h2>
<p>Professional cleaners sort cloths by colour so that the one from the toilet never meets the worktop. The usual British code is easy to copy at home:</p>
<ul>
<li><strong>Red:</strong> toilets and the bathroom floor</li>
<li><strong>Yellow:</strong> basins, baths and showers</li>
<li><strong>Green:</strong> kitchen and food surfaces</li>
<li><strong>Blue:</strong> everything else, such as dusting and glass</li>
</ul>
<p>Workplaces may assign yellow differently, so check the chart on the cupboard door.</p>
<h2>Sponges, brushes and mops</h2>
<p>A kitchen sponge stays wet for hours, which bacteria enjoy. Wring it, stand it on edge to dry and replace it every week or two. A wooden dish brush with a changeable head dries faster and lasts months. Rinse and shake it, then keep it bristles down or hanging up.</p>
<p>Mop heads should come off. Wash them after each big clean and dry them in the air, never standing in the bucket. A mop left overnight in grey water will paint the kitchen with it in the morning.</p>
<h2>When to let go</h2>
<p>Demote before you throw away: worktop cloth, then floor cloth, then bicycle and bin. A microfibre cloth that no longer grips when you draw it across your palm has finished its indoor career.</p>
<blockquote><p>Rags used with linseed, teak or Danish oil can heat up by themselves and catch fire. Never leave them crumpled in a bin. Spread them flat outdoors until they are stiff, or soak them in water and seal them in a metal tin before disposal.</p></blockquote>
<h2>A starter set</h2>
<p>Twelve cloths in the four colours, two mop heads and a dish brush will keep most homes going for years. If you would like us to use your own set during <a href="/services#residential">a regular clean</a>, <a href="/contact">let us know</a> and we will.</p>
$html$,
  'August 3, 2026',
  '/placeholder.svg',
  'Green Cleaning',
  'look-after-your-cloths-and-you-will-buy-fewer',
  '2026-08-03 06:50:00+00',
  '2026-08-03 06:50:00+00',
  null,
  null,
  null
)
on conflict (slug) do nothing;

insert into public.blog_posts (id, title, excerpt, content, date, image, category, slug, created_at, updated_at, image_alt, image_focus, search_title)
values (
  'b1090000-0000-4000-8000-000000000014',
  'Sheets, Pillows, Mattress: A Cleaning Rota for the Bedroom',
  'How often each layer of the bed wants washing, at what temperature, and how to bring the winter duvet out of the cupboard smelling of nothing at all.',
  $html$
<p>The clocks go back in a fortnight and the thick duvet is coming out of its bag. It is a good time to work down through the bed, layer by layer, because you will not see most of these things again until spring.</p>
<h2>The rota</h2>
<table>
<thead><tr><th>What</th><th>How often</th><th>How</th></tr></thead>
<tbody>
<tr><td>Sheets, duvet cover and pillowcases</td><td>Weekly, or every fortnight at most</td><td>Cotton at 60 °C, blends as labelled</td></tr>
<tr><td>Mattress and pillow protectors</td><td>Every month or two</td><td>60 °C if the label allows</td></tr>
<tr><td>Pillows</td><td>Twice a year</td><td>As labelled, two at a time</td></tr>
<tr><td>Duvet</td><td>Once or twice a year</td><td>Large drum, often at the launderette</td></tr>
<tr><td>Mattress</td><td>Every three months</td><td>Vacuum, turn or rotate, air</td></tr>
</tbody>
</table>
<p>House dust mites die at 60 °C. At 40 °C most of their droppings, which are what people react to, are rinsed away, but the mites survive. If nobody in the house has an allergy, 40 °C is kinder to the fabric and the bill.</p>
<h2>Do not make the bed at once</h2>
<p>A sleeper gives off a surprising amount of moisture. Fold the duvet back over the foot of the bed, open the window and have breakfast. Half an hour of airing does more for freshness than any spray.</p>
<h2>Pillows and duvets</h2>
<p>Read the label first. Most polyester and many feather fillings can be washed; memory foam and latex cannot. Use half the usual detergent and an extra rinse. Drying is the part that matters: tumble on low with a couple of clean tennis balls and stop every half hour to shake the filling loose. Feathers can feel dry outside and still be damp within, so allow longer than seems sensible. A duvet put away damp comes out musty.</p>
<p>A pillow that stays folded when you bend it in half has lost its support, and washing will not bring it back.</p>
<h2>The mattress</h2>
<ol>
<li>Vacuum the top and sides with the upholstery nozzle, slowly along the seams.</li>
<li>Dab marks with a barely damp cloth and a drop of washing-up liquid. Use cold water on blood. Never soak it; the inside takes days to dry.</li>
<li>For smells, sift bicarbonate of soda over it, leave it for a few hours and vacuum thoroughly.</li>
<li>Rotate it head to foot. Turn it over only if it is made with two sleeping sides.</li>
</ol>
<h2>Underneath and behind</h2>
<p>Pull the bed out. Dust under it works its way into everything above. Vacuum the base, the slats and the carpet, wipe the skirting, and look at the wall behind the headboard for the first grey specks of mould. If you find any, read <a href="/blog/condensation-and-black-mould-a-winter-routine">our winter routine</a> before the heating goes on, and leave a hand’s width between the bed and the wall.</p>
<p>Store the summer duvet clean and bone dry in a cotton bag, not in plastic. And if changing the beds is the job you would most like to give away, our <a href="/services#residential">residential cleaners</a> do it gladly; leave the fresh sheets out, or <a href="/contact">ask us about it</a>.</p>
$html$,
  'October 12, 2026',
  '/storage/v1/object/public/blog-images/blog/dfdc2f20-72b1-4715-a784-34d8afa754a5.avif',
  'Home Cleaning',
  'sheets-pillows-mattress-a-cleaning-rota-for-the-bedroom',
  '2026-10-12 08:20:00+00',
  '2026-10-12 08:20:00+00',
  'A freshly made bed with folded cloths on it and a caddy of sprays beside it',
  null,
  null
)
on conflict (slug) do nothing;
