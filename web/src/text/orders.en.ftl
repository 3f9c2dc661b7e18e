### Standing orders: what the server answers in a player’s place.

orders = Orders
orders-hint = What you order here is answered for you at once. Only you can see it.
orders-standing = Orders that stand
orders-none = You have given no orders: you are asked every time.
orders-revoke = Revoke: { $order }
orders-new = A new order
orders-kind = What is to be done
orders-span = How long
orders-give = Give this order
orders-now = What applies now
orders-yours = Your order
orders-more = One in particular …
orders-first = So everybody begins, to be spared questions about nothing. Revoke what you do not want.
